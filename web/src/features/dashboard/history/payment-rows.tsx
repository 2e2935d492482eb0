import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { paymentState } from '@sesame/contract/shop/payment-texts.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { Download, MessageCircle } from 'lucide-react';
import { Link } from 'wouter';
import { useSaveReceipt } from '../../../api/payments/use-save-receipt.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { PaymentStatus } from '../../../shell/payment-status.tsx';
import { Logo } from '../../../ui/brand/logo.tsx';
import { type DataColumn, DataTable } from '../../../ui/data/data-table.tsx';
import { DisclosureList } from '../../../ui/data/disclosure-list.tsx';
import { AvatarStack } from '../../../ui/primitives/avatar-stack.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import type { OrderHandlers } from '../product-card.tsx';

type PaymentRowsProps = OrderHandlers & { payments: readonly PaymentHistoryItem[] };

/** The history as a table, and as expandable cards on phones. */
export function PaymentRows({ payments, ...order }: PaymentRowsProps) {
  const { t } = useI18n();
  const price = ({ total }: PaymentHistoryItem) => formatMoney(centsFromDollars(total));
  const term = ({ price_table }: PaymentHistoryItem) => formatTerm(t, price_table.duration);
  const anyAgain = payments.some(isOrderedAgain);
  const columns: DataColumn<PaymentHistoryItem>[] = [
    {
      key: 'date',
      header: t('columnDate'),
      cell: ({ created_at }) => formatDate(created_at),
      variant: 'muted',
      className: 'lg:w-40',
    },
    {
      key: 'subscription',
      header: t('columnSubscription'),
      cell: (payment) => <ProductCell payment={payment} />,
    },
    {
      key: 'term',
      header: t('columnTerm'),
      cell: (payment) => <span className="text-text-secondary">{term(payment)}</span>,
      className: 'lg:w-40',
    },
    {
      key: 'price',
      header: t('columnPrice'),
      cell: price,
      variant: 'amount',
      className: 'lg:w-30',
    },
    {
      key: 'status',
      header: t('columnStatus'),
      cell: (payment) => (
        <span className="flex items-center justify-between gap-x-3 gap-y-1 max-lg:flex-wrap">
          <PaymentStatus payment={payment} />
          {/* On tablets all of it may wrap. */}
          <span className="flex items-center justify-end gap-1 max-lg:flex-wrap">
            <OrderAgain {...order} payment={payment} size="sm" />
            <SaveReceipt iconOnly payment={payment} />
            <WriteToSupport iconOnly payment={payment} />
          </span>
        </span>
      ),
      className: `lg:pl-14 ${anyAgain ? 'lg:w-[326px]' : 'lg:w-[226px]'}`,
    },
  ];

  return (
    <>
      <DataTable
        caption={t('tabPayments')}
        columns={columns}
        rowKey={({ id }) => id}
        rows={payments}
      />
      <DisclosureList
        items={payments.map((payment, index) => ({
          key: payment.id,
          media: <Logo size={44} src={payment.pictures[0] ?? ''} />,
          title: payment.sub_plan_title,
          subtitle: (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[.8125rem]">
              <PaymentStatus payment={payment} />
              <GiftMark payment={payment} />
            </span>
          ),
          value: price(payment),
          details: [
            { key: 'date', label: t('columnDate'), value: formatDate(payment.created_at) },
            { key: 'term', label: t('columnTerm'), value: term(payment) },
          ],
          footer: (
            <div className="grid gap-2">
              <OrderAgain {...order} block payment={payment} />
              <LinkButton
                aria-label={`${t('paymentDetailsShort')}: ${payment.sub_plan_title}`}
                as={Link}
                block
                href={paths.paymentDetail(payment.id)}
                variant="outline"
              >
                {t('paymentDetailsShort')}
              </LinkButton>
              <SaveReceipt payment={payment} />
              <WriteToSupport payment={payment} />
            </div>
          ),
          open: index === 0,
        }))}
        label={t('tabPayments')}
      />
    </>
  );
}

function ProductCell({ payment }: { payment: PaymentHistoryItem }) {
  return (
    <span className="flex min-w-40 items-center gap-3">
      <span className="w-15 shrink-0">
        <AvatarStack size={36} sources={payment.pictures.slice(0, 2)} />
      </span>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          className="wrap-anywhere rounded-xs font-medium underline-offset-4 hover:underline"
          href={paths.paymentDetail(payment.id)}
        >
          {payment.sub_plan_title}
        </Link>
        <GiftMark payment={payment} />
      </span>
    </span>
  );
}

/** What was bought for another person gives the buyer no access. */
function GiftMark({ payment: { gift } }: { payment: PaymentHistoryItem }) {
  const { t } = useI18n();
  return gift ? <Badge tone="accent">{t('giftBadge')}</Badge> : null;
}

type OrderAgainProps = OrderHandlers & {
  payment: PaymentHistoryItem;
  size?: 'sm' | 'default';
  block?: boolean;
};

function isOrderedAgain(payment: PaymentHistoryItem): boolean {
  return ['unpaid', 'expired'].includes(paymentState(payment));
}

/** For payments that failed or whose access has ended, where the next step is to order again. */
function OrderAgain({
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
function SaveReceipt({
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
function WriteToSupport({
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
