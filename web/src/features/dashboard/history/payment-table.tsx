import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { Link } from 'wouter';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { PaymentStatus } from '../../../shell/payment-status.tsx';
import { type DataColumn, DataTable } from '../../../ui/data/data-table.tsx';
import { AvatarStack } from '../../../ui/primitives/avatar-stack.tsx';
import type { OrderHandlers } from '../product-card.tsx';
import { GiftMark, OrderAgain, SaveReceipt, WriteToSupport } from './payment-actions.tsx';

export type PaymentTableProps = {
  payments: readonly PaymentHistoryItem[];
  order: OrderHandlers;
  /** Whether any payment of the whole list is offered to order again, for which the column is wider. */
  anyAgain: boolean;
};

/** The history in a window that is wider than a phone. */
export function PaymentTable({ payments, anyAgain, order }: PaymentTableProps) {
  const { t } = useI18n();
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
      cell: (payment) => (
        <span className="text-text-secondary">{formatTerm(t, payment.price_table.duration)}</span>
      ),
      className: 'lg:w-40',
    },
    {
      key: 'price',
      header: t('columnPrice'),
      cell: ({ total }) => formatMoney(centsFromDollars(total)),
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
    <DataTable
      caption={t('tabPayments')}
      columns={columns}
      rowKey={({ id }) => id}
      rows={payments}
    />
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
