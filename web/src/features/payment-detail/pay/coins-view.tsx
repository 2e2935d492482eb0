import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { CoinAddress } from './coin-address.tsx';
import { CoinChoice } from './coin-choice.tsx';
import { PayFrame } from './pay-frame.tsx';

type CoinsViewProps = { page: PaymentPage; coins: NonNullable<PaymentPage['coins']> };

/** A payment in coins: the choice of a coin, then the address that it is sent to. */
export function CoinsView({ page, coins }: CoinsViewProps) {
  const { t } = useI18n();
  const [chosenBefore, setChosenBefore] = useState<string | null>(null);
  const { chosen, gateway_url: gatewayUrl } = coins;
  const isChosen = chosen !== null && chosenBefore !== chosen.address + chosen.code;
  const hosted = (
    <LinkButton href={gatewayUrl} rel="noopener noreferrer" variant="ghost">
      {t('coinsHosted')}
    </LinkButton>
  );
  if (!isChosen) {
    return (
      <PayFrame
        isBeforePaying
        lead={t('coinsLead')}
        otherWay={hosted}
        page={page}
        title={t('coinsTitle')}
      >
        <CoinChoice id={page.id} onChosen={() => setChosenBefore(null)} />
      </PayFrame>
    );
  }
  return (
    <PayFrame
      lead={t('coinsSendLead')}
      otherWay={
        <>
          <Button onClick={() => setChosenBefore(chosen.address + chosen.code)} variant="ghost">
            {t('coinsAnother')}
          </Button>
          {hosted}
        </>
      }
      page={page}
      title={t('coinsSendTitle', { coin: chosen.symbol })}
    >
      <CoinAddress chosen={chosen} />
    </PayFrame>
  );
}
