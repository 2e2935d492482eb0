import {
  type ConsoleCommission,
  listPartnerCommissions,
  listPartners,
  readPartner,
  voidCommission,
} from '@sesame/contract/console/referrals.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { formatCents, formatDollars, formatPercent } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Status, type StatusKind } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { partnerMessages } from './partners.messages.ts';

const touches = [listPartners, readPartner, listPartnerCommissions];

/** Each commission with its payment, its state and the reason of a reversal. */
export function PartnerCommissions({ partnerId }: { partnerId: string }) {
  const { language } = useI18n();
  const t = useMessages(partnerMessages);
  const may = useMay();
  const [selected, setSelected] = useState<ConsoleCommission | null>(null);
  const list = useConsoleList(listPartnerCommissions, { params: { id: partnerId } });
  return (
    <>
      <ConsoleList
        caption={t('commissions')}
        columns={[
          {
            key: 'bought',
            header: t('bought'),
            variant: 'muted',
            cell: ({ created_at: at, payment_id: payment }) =>
              may('payments:read') ? (
                <TextLink as={Link} href={consolePaths.payment(payment)}>
                  {formatDate(at)}
                </TextLink>
              ) : (
                formatDate(at)
              ),
          },
          {
            key: 'buyer',
            phone: 'title',
            header: t('buyer'),
            wrap: true,
            cell: ({ buyer }) => buyer,
          },
          { key: 'rate', header: t('rate'), cell: ({ rate }) => formatPercent(language, rate) },
          {
            key: 'amount',
            phone: 'end',
            header: t('amount'),
            variant: 'amount',
            cell: ({ amount }) => formatDollars(language, amount),
          },
          {
            key: 'state',
            phone: 'under',
            header: t('state'),
            wrap: true,
            cell: (row) => <CommissionState row={row} />,
          },
          {
            key: 'reversed',
            header: t('reversed'),
            variant: 'amount',
            cell: ({ reversed }) => (reversed === 0 ? '–' : formatDollars(language, reversed)),
          },
          {
            key: 'void',
            header: '',
            cell: (row) =>
              may('referrals:write') && row.amount > row.reversed ? (
                <Button onClick={() => setSelected(row)} size="sm" variant="outline">
                  {t('void')}
                </Button>
              ) : null,
          },
        ]}
        empty={<EmptyState heading="h3" title={t('noCommissions')} />}
        list={list}
      />
      {selected ? (
        <ReasonDialog
          destructive
          lead={t('voidLead')}
          onClose={() => setSelected(null)}
          route={voidCommission}
          params={{ id: selected.id }}
          touches={touches}
          submitLabel={t('void')}
          title={t('voidTitle', {
            amount: formatCents(
              language,
              centsFromDollars(selected.amount) - centsFromDollars(selected.reversed),
            ),
          })}
        />
      ) : null}
    </>
  );
}

const kinds = {
  pending: 'processing',
  review: 'unpaid',
  disputed: 'unpaid',
  available: 'active',
  reversed: 'expired',
} as const satisfies Record<ConsoleCommission['state'], StatusKind>;

function CommissionState({ row }: { row: ConsoleCommission }) {
  const t = useMessages(partnerMessages);
  return (
    <>
      <Status kind={kinds[row.state]}>
        {t(`held_${row.state}`, { date: formatDate(row.available_at) })}
      </Status>
      {row.reason ? (
        <span className="block text-[.8125rem] text-muted">
          {row.state === 'reversed'
            ? t(`because_${row.reason}`)
            : t('partly', { why: t(`because_${row.reason}`) })}
        </span>
      ) : null}
    </>
  );
}
