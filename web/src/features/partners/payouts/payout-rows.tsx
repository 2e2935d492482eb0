import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { Payout } from '@sesame/contract/shop/referrals.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { Coins, Gem } from 'lucide-react';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { type Translate, useI18n } from '../../../i18n/use-i18n.ts';
import { type DataColumn, DataTable } from '../../../ui/data/data-table.tsx';
import { type DisclosureItem, DisclosureList } from '../../../ui/data/disclosure-list.tsx';
import { Status, type StatusKind } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { usePhone } from '../../../ui/primitives/use-phone.ts';
import { shortAddress } from '../partners.rules.ts';
import { networkNames } from './payout.rules.ts';

type PayoutRowsProps = {
  rows: readonly Payout[];
  /** The payout being canceled. */
  canceling: string | null;
  onCancel: (payout: Payout) => void;
};

/** A table, and on phones rows that expand to the full address. */
export function PayoutRows(props: PayoutRowsProps) {
  return usePhone() ? <PayoutCards {...props} /> : <PayoutTable {...props} />;
}

function PayoutTable({ rows, ...cancel }: PayoutRowsProps) {
  const { t } = useI18n();
  const columns: DataColumn<Payout>[] = [
    {
      key: 'date',
      header: t('columnDate'),
      cell: ({ created_at }) => formatDate(created_at),
      variant: 'muted',
      className: 'w-36',
    },
    { key: 'network', header: t('columnNetwork'), cell: ({ network }) => networkNames[network] },
    { key: 'address', header: t('columnAddress'), cell: (row) => <Address row={row} /> },
    {
      key: 'amount',
      header: t('columnAmount'),
      cell: amountOf,
      variant: 'amount',
      className: 'w-32',
    },
    {
      key: 'status',
      header: t('columnStatus'),
      cell: (row) => (
        <span className="flex items-center justify-between gap-3">
          <span>
            <PayoutStatus row={row} />
            <PayoutFact row={row} />
          </span>
          <CancelButton row={row} {...cancel} size="sm" />
        </span>
      ),
      className: 'w-[380px] lg:pl-14',
    },
  ];
  return (
    <DataTable
      caption={t('payouts')}
      className="mt-4"
      columns={columns}
      rowKey={({ id }) => id}
      rows={rows}
    />
  );
}

function PayoutCards({ rows, ...cancel }: PayoutRowsProps) {
  const { t } = useI18n();
  const item = (row: Payout): DisclosureItem => ({
    media: <NetworkPicture row={row} />,
    title: networkNames[row.network],
    subtitle: (
      <span className="flex flex-wrap gap-x-3 text-[.8125rem]">
        <PayoutStatus row={row} />
        <span className="type-tabular text-muted">{formatDate(row.created_at)}</span>
      </span>
    ),
    value: amountOf(row),
    details: detailsOf(row, t),
    footer: <CancelButton row={row} {...cancel} block />,
  });
  return (
    <DisclosureList
      className="mt-4"
      item={item}
      label={t('payouts')}
      rowKey={({ id }) => id}
      rows={rows}
    />
  );
}

function amountOf({ amount }: Payout): string {
  return formatMoney(centsFromDollars(amount));
}

function NetworkPicture({ row }: { row: Payout }) {
  return (
    <span className="grid size-11 place-items-center rounded-md bg-fill text-text-secondary">
      <Icon of={row.network === 'ton' ? Gem : Coins} size={20} />
    </span>
  );
}

function Address({ row }: { row: Payout }) {
  return (
    <span className="font-mono text-[.8125rem] text-text-secondary" title={row.address}>
      {shortAddress(row.address)}
    </span>
  );
}

/** The expanded details of a row on phones. */
function detailsOf(row: Payout, t: Translate): DisclosureItem['details'] {
  const mono = (text: string) => (
    <span className="block break-all text-right font-mono text-xs">{text}</span>
  );
  const details = [{ key: 'address', label: t('columnAddress'), value: mono(row.address) }];
  if (row.memo) details.push({ key: 'memo', label: t('payoutMemo'), value: mono(row.memo) });
  if (isWaiting(row)) {
    details.push({
      key: 'not-before',
      label: t('columnStatus'),
      value: <>{t('payoutNotBefore', { date: formatDate(row.not_before) })}</>,
    });
  }
  if (row.transaction) {
    details.push({
      key: 'transaction',
      label: t('payoutTransaction'),
      value: mono(row.transaction),
    });
  }
  if (row.state === 'rejected' && row.reason) {
    details.push({
      key: 'reason',
      label: t('payoutReason'),
      value: <span className="block text-right">{row.reason}</span>,
    });
  }
  return details;
}

const statuses = {
  requested: { kind: 'processing', text: 'payoutInReview' },
  approved: { kind: 'processing', text: 'payoutApproved' },
  paid: { kind: 'active', text: 'payoutPaid' },
  rejected: { kind: 'expired', text: 'payoutRejected' },
  canceled: { kind: 'expired', text: 'payoutCanceled' },
} as const satisfies Record<Payout['state'], { kind: StatusKind; text: TextKey }>;

function PayoutStatus({ row }: { row: Payout }) {
  const { t } = useI18n();
  const { kind, text } = statuses[row.state];
  return <Status kind={kind}>{t(text)}</Status>;
}

/** Pending because its address is too new. */
function isWaiting({ state, not_before }: Payout): boolean {
  return (state === 'requested' || state === 'approved') && new Date(not_before) > new Date();
}

/** Details of the state: earliest date, transaction, or reason. */
function PayoutFact({ row }: { row: Payout }) {
  const { t } = useI18n();
  const fact = isWaiting(row)
    ? t('payoutNotBefore', { date: formatDate(row.not_before) })
    : row.state === 'paid' && row.transaction
      ? shortAddress(row.transaction)
      : row.state === 'rejected'
        ? row.reason
        : null;
  if (!fact) return null;
  return <span className="mt-0.5 block text-[.8125rem] text-muted leading-[18px]">{fact}</span>;
}

type CancelButtonProps = Pick<PayoutRowsProps, 'canceling' | 'onCancel'> & {
  row: Payout;
  size?: 'sm' | 'default';
  block?: boolean;
};

function CancelButton({
  row,
  canceling,
  onCancel,
  size = 'default',
  block = false,
}: CancelButtonProps) {
  const { t } = useI18n();
  if (row.state !== 'requested') return null;
  return (
    <Button
      block={block}
      loading={canceling === row.id}
      onClick={() => onCancel(row)}
      size={size}
      variant="outline"
    >
      {t('payoutCancel')}
    </Button>
  );
}
