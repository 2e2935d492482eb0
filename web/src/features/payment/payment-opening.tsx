import { useEffect, useState } from 'react';
import { useMethods } from '../../api/queries.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { BrandMark } from '../../ui/brand/brand-mark.tsx';
import { PriceLines } from '../../ui/data/price-lines.tsx';
import { CenterState } from '../../ui/data/state-view.tsx';
import { RingLoader } from '../../ui/primitives/ring-loader.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

const MANUAL_LINK_AFTER_MS = 5_000;

type PaymentOpeningProps = {
  gateway: string;
  promocode: string | null;
  /** The checkout page, once it is known. */
  url: string | null;
};

export function PaymentOpening({ gateway, promocode, url }: PaymentOpeningProps) {
  const { t } = useI18n();
  const { data: methods } = useMethods();
  const method = methods?.find((one) => one.gateway === gateway);
  const late = useLate();
  useDocumentTitle(t('titlePayment'));
  return (
    <CenterState
      art={
        <RingLoader>
          <BrandMark size={34} />
        </RingLoader>
      }
      role="status"
      text={t('paymentOpeningHint')}
      title={t('paymentOpening')}
    >
      <div className="mt-6 min-h-22 w-70 max-w-full border-border border-t pt-5 text-left">
        <PriceLines
          lines={[
            {
              key: 'method',
              label: t('paymentMethodShort'),
              value: method ? method.title : '…',
            },
            ...(promocode
              ? [{ key: 'promo', label: t('promoCode'), value: promocode.toUpperCase() }]
              : []),
          ]}
        />
      </div>
      <p className="mt-3 min-h-5 text-[.8125rem] text-muted">
        {late && url ? (
          <>
            {t('paymentNothingHappens')} <TextLink href={url}>{t('paymentContinue')}</TextLink>
          </>
        ) : null}
      </p>
    </CenterState>
  );
}

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MANUAL_LINK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
