import { centsFromDollars } from '@sesame/contract/money.ts';
import type { Attention } from '@sesame/contract/operator-reports.ts';
import type { Permission } from '@sesame/contract/permissions.ts';
import {
  BellRing,
  CircleDollarSign,
  FileSearch,
  LifeBuoy,
  type LucideIcon,
  PackageX,
  ReceiptText,
  Timer,
  Truck,
  Users,
} from 'lucide-react';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { useAlertKindWords } from '../../../shell/console/use-alert-kind-words.ts';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { APPROVALS_ID } from './approvals-panel.tsx';
import { waitedSince } from './overview.rules.ts';
import { overviewWords } from './overview.words.ts';

const tones = {
  danger: 'bg-danger-soft text-danger-text',
  warning: 'bg-warning-soft text-warning-text',
  neutral: 'bg-fill text-text-secondary',
} as const;

type Item = {
  key: keyof (typeof overviewWords)['en'];
  count: number;
  icon: LucideIcon;
  tone: keyof typeof tones;
  note?: string | undefined;
  /** Where it is dealt with, and what the link says. */
  link?:
    | { to: string; word: 'review' | 'answer' | 'approve' | 'open'; permission: Permission }
    | undefined;
};

/** What waits for an operator, the most urgent first, each with the way to it. */
export function AttentionPanel({ attention }: { attention: Attention }) {
  const say = useWords(overviewWords);
  const may = useMay();
  const items = useItems(attention).filter(({ count }) => count > 0);
  return (
    <Panel
      action={
        may('alerts:read') ? (
          <TextLink as={Link} className="text-[.8125rem]" href={operatorPaths.alerts()}>
            {say('allAlerts')}
          </TextLink>
        ) : null
      }
      title={say('attention')}
    >
      {items.length === 0 ? <p className="text-muted">{say('allWell')}</p> : null}
      <ul>
        {items.map(({ key, count, icon, tone, note, link }) => (
          <li
            className="flex items-center gap-3.5 border-border border-b py-3 first:pt-0 last:border-b-0 last:pb-0"
            key={key}
          >
            <span className={`grid size-9 shrink-0 place-items-center rounded-sm ${tones[tone]}`}>
              <Icon of={icon} />
            </span>
            <span className="min-w-0 flex-1 leading-5">
              <span className="block font-[450]">{say(key, { count })}</span>
              {note ? (
                <span className="block text-[.8125rem] text-muted leading-[18px]">{note}</span>
              ) : null}
            </span>
            {link && may(link.permission) ? (
              <LinkButton
                // What stands on this page is gone to by the browser itself.
                as={link.to.startsWith('#') ? 'a' : Link}
                href={link.to}
                size="sm"
                variant="secondary"
              >
                {say(link.word)}
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Payments of a state. */
const payments = (state: string): Item['link'] => ({
  to: `${operatorPaths.payments()}?state=${state}`,
  word: 'review',
  permission: 'payments:read',
});

function useItems(attention: Attention): Item[] {
  const say = useWords(overviewWords);
  const kindOf = useAlertKindWords();
  const oldest = attention.oldest_ticket_at;
  const waited = oldest === null ? undefined : waitedSince(oldest, Date.now());
  return [
    {
      key: 'lateDeliveries',
      count: attention.late_deliveries,
      icon: Truck,
      tone: 'danger',
      link: { to: operatorPaths.fulfilment(), word: 'open', permission: 'stock:read' },
    },
    {
      key: 'reviews',
      count: attention.reviews,
      icon: FileSearch,
      tone: 'danger',
      link: payments('review'),
    },
    {
      key: 'latePayments',
      count: attention.late_payments,
      icon: Timer,
      tone: 'danger',
      link: payments('pending'),
    },
    {
      key: 'receipts',
      count: attention.receipts,
      icon: ReceiptText,
      tone: 'warning',
      link: { to: operatorPaths.transfers(), word: 'review', permission: 'transfers:read' },
    },
    {
      key: 'confirmations',
      count: attention.confirmations,
      icon: Users,
      tone: 'warning',
      link: { to: `#${APPROVALS_ID}`, word: 'open', permission: 'payments:read' },
    },
    {
      key: 'tickets',
      count: attention.tickets,
      icon: LifeBuoy,
      tone: 'warning',
      note: waited && say('oldest', { time: say(waited.unit, { count: waited.count }) }),
      link: { to: operatorPaths.tickets(), word: 'answer', permission: 'tickets:read' },
    },
    {
      key: 'payouts',
      count: attention.payouts,
      icon: CircleDollarSign,
      tone: 'neutral',
      note: formatMoney(centsFromDollars(attention.payouts_amount)),
      link: { to: operatorPaths.payouts(), word: 'approve', permission: 'payouts:read' },
    },
    {
      key: 'lowStock',
      count: attention.low_stock,
      icon: PackageX,
      tone: 'neutral',
      link: { to: operatorPaths.stock(), word: 'open', permission: 'stock:read' },
    },
    {
      key: 'alerts',
      count: attention.alerts.reduce((sum, { count }) => sum + count, 0),
      icon: BellRing,
      tone: 'neutral',
      note: attention.alerts.map(({ kind, count }) => `${kindOf(kind)}: ${count}`).join(', '),
      link: { to: operatorPaths.alerts(), word: 'open', permission: 'alerts:read' },
    },
  ];
}
