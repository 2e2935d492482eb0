import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { Link } from 'wouter';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { PaymentStatus } from '../../../shell/payment-status.tsx';
import { Logo } from '../../../ui/brand/logo.tsx';
import { type DisclosureItem, DisclosureList } from '../../../ui/data/disclosure-list.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { GiftMark, OrderAgain, SaveReceipt, WriteToSupport } from './payment-actions.tsx';
import type { PaymentTableProps } from './payment-table.tsx';

/** The history on a phone, as cards that expand. */
export function PaymentCards({ payments, order }: Omit<PaymentTableProps, 'anyAgain'>) {
  const { t } = useI18n();
  const item = (payment: PaymentHistoryItem): DisclosureItem => ({
    media: <Logo size={44} src={payment.pictures[0] ?? ''} />,
    title: payment.sub_plan_title,
    subtitle: (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[.8125rem]">
        <PaymentStatus payment={payment} />
        <GiftMark payment={payment} />
      </span>
    ),
    value: formatMoney(centsFromDollars(payment.total)),
    details: [
      { key: 'date', label: t('columnDate'), value: formatDate(payment.created_at) },
      { key: 'term', label: t('columnTerm'), value: formatTerm(t, payment.price_table.duration) },
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
  });
  return (
    <DisclosureList
      firstOpen
      item={item}
      label={t('tabPayments')}
      rowKey={({ id }) => id}
      rows={payments}
    />
  );
}
