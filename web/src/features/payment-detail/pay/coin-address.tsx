import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Detail } from '../../../shell/detail.tsx';
import { QrCode } from '../../../ui/data/qr-code.tsx';
import { Note } from '../../../ui/primitives/note.tsx';

type Chosen = NonNullable<NonNullable<PaymentPage['coins']>['chosen']>;

/** Where to send how much of a coin, and what loses the money. */
export function CoinAddress({ chosen }: { chosen: Chosen }) {
  const { t } = useI18n();
  const { network, address, amount, memo, symbol } = chosen;
  return (
    <div className="grid gap-4 px-7 py-6 max-md:px-[18px]">
      <Note tone="warning">
        {t('coinsNetworkWarning', { network })}
        {memo === null ? null : ` ${t('coinsMemoWarning')}`}
      </Note>
      <QrCode className="mx-auto size-48" label={t('coinsQr')} text={address} />
      <dl>
        <Detail copy={amount} label={t('transferAmount')} large>
          {amount} {symbol}
        </Detail>
        <Detail copy={address} label={t('columnAddress')}>
          {address}
        </Detail>
        {memo === null ? null : (
          <Detail copy={memo} label={t('coinsMemo')}>
            {memo}
          </Detail>
        )}
        <Detail label={t('columnNetwork')}>{network}</Detail>
      </dl>
    </div>
  );
}
