import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { Commission } from '@sesame/contract/shop/referrals.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { CalendarDays, Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { type DataColumn, DataTable } from '../../ui/data/data-table.tsx';
import { type DisclosureItem, DisclosureList } from '../../ui/data/disclosure-list.tsx';
import { Status, type StatusKind } from '../../ui/data/status.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { usePhone } from '../../ui/primitives/use-phone.ts';

type CommissionRowsProps = { rows: readonly Commission[] };

/** A table, and on phones expandable rows. */
export function CommissionRows({ rows }: CommissionRowsProps) {
  return usePhone() ? <CommissionCards rows={rows} /> : <CommissionTable rows={rows} />;
}

function CommissionTable({ rows }: CommissionRowsProps) {
  const { t } = useI18n();
  const columns: DataColumn<Commission>[] = [
    {
      key: 'date',
      header: t('columnDate'),
      cell: ({ created_at }) => formatDate(created_at),
      variant: 'muted',
      className: 'w-36',
    },
    {
      key: 'buyer',
      header: t('columnBuyer'),
      cell: ({ buyer }) => <span className="wrap-anywhere">{buyer}</span>,
    },
    {
      key: 'calculation',
      header: t('columnCalculation'),
      cell: (row) => <Calculation row={row} />,
      className: 'w-56',
    },
    {
      key: 'amount',
      header: t('columnAmount'),
      cell: (row) => <Amount row={row} />,
      variant: 'amount',
      className: 'w-36',
    },
    {
      key: 'status',
      header: t('columnStatus'),
      cell: (row) => (
        <>
          <CommissionStatus row={row} />
          <Reason row={row} />
        </>
      ),
      className: 'w-[320px] lg:pl-14',
    },
  ];
  return (
    <DataTable
      caption={t('commissions')}
      className="mt-4"
      columns={columns}
      rowKey={({ id }) => id}
      rows={rows}
    />
  );
}

function CommissionCards({ rows }: CommissionRowsProps) {
  const { t } = useI18n();
  const item = (row: Commission): DisclosureItem => ({
    media: <Picture row={row} />,
    title: row.buyer,
    subtitle: (
      <span className="text-[.8125rem]">
        <CommissionStatus row={row} />
      </span>
    ),
    value: (
      <span className="block text-right">
        <Amount row={row} />
      </span>
    ),
    details: [
      { key: 'date', label: t('columnDate'), value: formatDate(row.created_at) },
      {
        key: 'calculation',
        label: t('columnCalculation'),
        value: (
          <span className="block text-right">
            <Calculation row={row} />
          </span>
        ),
      },
    ],
    footer: <Reason row={row} />,
  });
  return (
    <DisclosureList
      className="mt-4"
      item={item}
      label={t('commissions')}
      rowKey={({ id }) => id}
      rows={rows}
    />
  );
}

function Picture({ row }: { row: Commission }) {
  return (
    <span className="grid size-11 place-items-center rounded-md bg-fill text-text-secondary">
      <Icon of={row.type === 'subs' ? CalendarDays : Coins} size={20} />
    </span>
  );
}

/** How the commission was computed: "30% of $12.90, deposit". */
function Calculation({ row }: { row: Commission }) {
  const { t } = useI18n();
  const base = formatMoney(centsFromDollars(row.base));
  return (
    <>
      {t('commissionOf', { rate: row.rate, base })}
      <Small>{t(row.kind === 'deposit' ? 'kindDeposit' : 'kindFirstPayment')}</Small>
    </>
  );
}

/** The money; for a partner who earns days, also the days. */
function Amount({ row }: { row: Commission }) {
  const { t } = useI18n();
  const amount = formatMoney(centsFromDollars(row.amount));
  const gone = row.state === 'reversed';
  const inDays = row.days > 0 ? t('days', { count: row.days }) : t('commissionInDays');
  return (
    <>
      {gone ? <s className="font-normal text-muted">{amount}</s> : amount}
      {row.type === 'subs' && !gone ? <Small>{inDays}</Small> : null}
    </>
  );
}

const statuses = {
  pending: { kind: 'processing', text: 'commissionHeld' },
  review: { kind: 'unpaid', text: 'commissionReview' },
  disputed: { kind: 'unpaid', text: 'commissionDisputed' },
  available: { kind: 'active', text: 'commissionAvailable' },
  reversed: { kind: 'expired', text: 'balanceReversed' },
} as const satisfies Record<Commission['state'], { kind: StatusKind; text: TextKey }>;

function CommissionStatus({ row }: { row: Commission }) {
  const { t } = useI18n();
  const { kind, text } = statuses[row.state];
  return <Status kind={kind}>{t(text, { date: formatDate(row.available_at) })}</Status>;
}

const reasons = {
  refund: 'reasonRefund',
  dispute: 'reasonDispute',
  operator: 'reasonOperator',
  many_accounts: 'reasonManyAccounts',
} as const satisfies Record<NonNullable<Commission['reason']>, TextKey>;

/** Why a commission is delayed, and the reversed part. */
function Reason({ row }: { row: Commission }) {
  const { t } = useI18n();
  const partly = row.reversed > 0 && row.state !== 'reversed';
  if (!partly && !row.reason) return null;
  return (
    <Small>
      {partly ? (
        <>{t('commissionPart', { amount: formatMoney(centsFromDollars(row.reversed)) })}. </>
      ) : null}
      {row.reason ? t(reasons[row.reason]) : null}
    </Small>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <span className="mt-0.5 block text-wrap font-normal text-[.8125rem] text-muted leading-[18px]">
      {children}
    </span>
  );
}
