import {
  centsFromDollars,
  hundredthsFromPercent,
  percentFromHundredths,
  quoteOrder,
} from '@sesame/contract/shared/money.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import type { PaymentMethod } from '@sesame/contract/shop/payments.ts';
import { Link } from 'wouter';
import { chargeOf } from '../../api/payments/charge.rules.ts';
import { usePromoCode } from '../../api/payments/use-promo-code.ts';
import { useMethods, useProducts } from '../../api/queries.ts';
import { chargeText } from '../../i18n/charge-text.ts';
import { formatMoney } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { refusalText } from '../../i18n/promo-refusal-text.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { PriceCharge, type PriceLine, PriceLines, PriceTotal } from '../../ui/data/price-lines.tsx';
import { CenterState } from '../../ui/data/state-view.tsx';
import { AvatarStack } from '../../ui/primitives/avatar-stack.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { RingLoader } from '../../ui/primitives/ring-loader.tsx';
import type { PaymentAttempt } from './payment.rules.ts';
import { PaymentBroken } from './payment-broken.tsx';
import { PaymentFailed } from './payment-failed.tsx';

type PaymentConfirmProps = {
  gateway: string;
  priceId: number;
  promocode: string | null;
  /** Why a confirmation is needed again. */
  refusal: string | null;
  onPay: (attempt: PaymentAttempt) => void;
};

/** Opened by a link: shows the order and waits for a click. Until then nothing is written. */
export function PaymentConfirm({ gateway, priceId, ...rest }: PaymentConfirmProps) {
  const { t } = useI18n();
  const products = useProducts();
  const methods = useMethods();
  const failed = [products, methods].find((query) => query.isError && !query.data);
  if (failed) {
    return (
      <PaymentFailed
        message={refusalText(t, failed.error)}
        onRetry={() => void Promise.all([products.refetch(), methods.refetch()])}
      />
    );
  }
  if (!products.data || !methods.data) return <RingLoader />;

  const product = products.data.find(({ price_table }) =>
    price_table.some(({ id }) => id === priceId),
  );
  const method = methods.data.find((one) => one.gateway === gateway);
  if (!product) return <PaymentBroken text={t('priceUnknown')} />;
  if (!product.active) return <PaymentBroken text={t('productInactive')} />;
  if (!method) return <PaymentBroken text={t('methodUnknown')} />;
  return <ConfirmedOrder {...rest} method={method} priceId={priceId} product={product} />;
}

type ConfirmedOrderProps = Omit<PaymentConfirmProps, 'gateway'> & {
  product: SubPlan;
  method: PaymentMethod;
};

function ConfirmedOrder({
  product,
  method,
  priceId,
  promocode,
  refusal,
  onPay,
}: ConfirmedOrderProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const promo = usePromoCode({ code: promocode, priceId, gateway: method.gateway });
  useDocumentTitle(t('paymentConfirm'));
  const price = product.price_table.find(({ id }) => id === priceId);
  if (!price) return null;

  const { percent } = promo;
  const lines = quoteOrder({
    priceCents: centsFromDollars(price.amount),
    feePercent: hundredthsFromPercent(method.fee_percentage),
    discountPercent: hundredthsFromPercent(percent),
  });
  const charge = chargeOf(method, lines.totalCents);
  const shown: PriceLine[] = [
    {
      key: 'method',
      label: t('paymentMethodShort'),
      value: method.title,
    },
    {
      key: 'price',
      label: t('linePrice', { term: formatTerm(t, price.duration) }),
      value: formatMoney(lines.priceCents),
    },
  ];
  if (lines.feeCents > 0 || lines.feePercent === 0) {
    shown.push({
      key: 'fee',
      label: t('lineFee', { percent: percentFromHundredths(lines.feePercent) }),
      value: formatMoney(lines.feeCents),
    });
  }
  if (percent > 0) {
    shown.push({
      key: 'discount',
      label: `${t('lineDiscount', { percent })} (${promocode?.toUpperCase()})`,
      value: formatMoney(-lines.discountCents),
      tone: 'discount',
    });
  }
  return (
    <CenterState
      art={<AvatarStack eager size={56} sources={product.origins.map(({ picture }) => picture)} />}
      text={t('paymentConfirmHint')}
      title={`${t('paymentConfirm')}: ${product.title}`}
    >
      <div className="mt-6 w-full min-w-70 border-border border-t pt-5 text-left">
        {refusal ? (
          <Note className="mb-4" role="alert" tone="warning">
            {refusal}
          </Note>
        ) : null}
        {promo.error ? (
          <Note className="mb-4" role="alert" tone="warning">
            {refusalText(t, promo.error)}
          </Note>
        ) : null}
        <PriceLines lines={shown} />
        <PriceTotal label={t('total')} value={formatMoney(lines.totalCents)} />
        {charge ? <PriceCharge>{chargeText(i18n, charge)}</PriceCharge> : null}
        <div className="mt-6 grid gap-2">
          <Button
            block
            loading={promo.isFetching}
            onClick={() =>
              onPay({
                priceId,
                promocode: percent > 0 ? promocode : null,
                expectedTotalCents: lines.totalCents,
                expectedChargeMinor: charge?.amountMinor ?? null,
              })
            }
            size="lg"
          >
            {lines.totalCents === 0
              ? t('activateForFree')
              : t('pay', { total: formatMoney(lines.totalCents) })}
          </Button>
          <LinkButton as={Link} block href={paths.subscriptions()} variant="ghost">
            {t('backToPlans')}
          </LinkButton>
        </div>
      </div>
    </CenterState>
  );
}
