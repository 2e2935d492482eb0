import { paymentState } from '@sesame/contract/shop/payment-texts.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { Download, MessageCircle } from 'lucide-react';
import { Link } from 'wouter';
import { useSaveReceipt } from '../../../api/payments/use-save-receipt.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import type { OrderHandlers } from '../product-card.tsx';

/** What was bought for another person gives the buyer no access. */
export function GiftMark({ payment: { gift } }: { payment: PaymentHistoryItem }) {
  const { t } = useI18n();
  return gift ? <Badge tone="accent">{t('giftBadge')}</Badge> : null;
}

type OrderAgainProps = OrderHandlers & {
  payment: PaymentHistoryItem;
  size?: 'sm' | 'default';
  block?: boolean;
};

export function isOrderedAgain(payment: PaymentHistoryItem): boolean {
  return ['unpaid', 'expired'].includes(paymentState(payment));
}

/** For payments that failed or whose access has ended, where the next step is to order again. */
export function OrderAgain({
  payment,
  onOrder,
  onOrderIntent,
  size = 'default',
  block = false,
}: OrderAgainProps) {
  const { t } = useI18n();
  if (!isOrderedAgain(payment)) return null;
  return (
    <Button
      aria-label={`${t('orderAgain')}: ${payment.sub_plan_title}`}
      block={block}
      onClick={() => onOrder(payment.sub_plan_id, true)}
      onFocus={onOrderIntent}
      onPointerEnter={onOrderIntent}
      size={size}
      variant="light"
    >
      {t('orderAgain')}
    </Button>
  );
}

/** Only for paid payments. */
export function SaveReceipt({
  payment,
  iconOnly = false,
}: {
  payment: PaymentHistoryItem;
  iconOnly?: boolean;
}) {
  const { t } = useI18n();
  const save = useSaveReceipt(payment.id);
  if (payment.status === 'Not payed') return null;
  const label = t('receiptPdf');
  return (
    <>
      <Button
        aria-label={`${label}: ${payment.sub_plan_title}`}
        block={!iconOnly}
        icon={<Icon of={Download} />}
        loading={save.isPending}
        onClick={() => save.mutate('pdf')}
        size={iconOnly ? 'icon-sm' : 'default'}
        title={iconOnly ? label : undefined}
        variant="ghost"
      >
        {iconOnly ? null : label}
      </Button>
      {save.isError ? (
        <span className="text-[.8125rem] text-danger-text leading-[18px]" role="alert">
          {t('receiptFailed')}
        </span>
      ) : null}
    </>
  );
}

/** Link to a new ticket about this payment. */
export function WriteToSupport({
  payment: { id, sub_plan_title },
  iconOnly = false,
}: {
  payment: PaymentHistoryItem;
  iconOnly?: boolean;
}) {
  const { t } = useI18n();
  const label = t('writeToSupport');
  return (
    <LinkButton
      aria-label={`${label}: ${sub_plan_title}`}
      as={Link}
      block={!iconOnly}
      href={paths.newTicket({ payment: id })}
      icon={<Icon of={MessageCircle} />}
      size={iconOnly ? 'icon-sm' : 'default'}
      title={iconOnly ? label : undefined}
      variant="ghost"
    >
      {iconOnly ? null : label}
    </LinkButton>
  );
}
