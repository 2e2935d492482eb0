import type { AlertKind } from '@sesame/contract/console/alerts/alerts.ts';
import type { Permission } from '@sesame/contract/console/permissions.ts';
import type { Attention } from '@sesame/contract/console/reports.ts';
import { DELIVERY_ALERT_S } from '@sesame/contract/shared/limits.ts';
import {
  BellRing,
  CircleDollarSign,
  FileSearch,
  LifeBuoy,
  type LucideIcon,
  PackageX,
  ReceiptText,
  ShieldAlert,
  Timer,
  Truck,
  Users,
} from 'lucide-react';
import { Link } from 'wouter';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { useAlertKindMessages } from '../../ui/names/use-alert-kind-messages.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { overviewMessages } from './overview.messages.ts';
import { APPROVALS_ID, waitedSince } from './overview.rules.ts';

const tones = {
  danger: 'bg-danger-soft text-danger-text',
  warning: 'bg-warning-soft text-warning-text',
  neutral: 'bg-fill text-text-secondary',
} as const;

type Item = {
  key: keyof (typeof overviewMessages)['en'];
  count: number;
  icon: LucideIcon;
  tone: keyof typeof tones;
  note?: string | undefined;
  /** The page where it is handled, and the text of the link. */
  link?:
    | { to: string; label: 'review' | 'answer' | 'approve' | 'open'; permission: Permission }
    | undefined;
};

/** Alerts about money that is contested or has not reached its owner: they come first, because each day can cost some. */
const moneyKinds: ReadonlySet<string> = new Set<AlertKind>([
  'payment_disputed',
  'fraud_warning',
  'credit_reversed',
  'double_payment',
  'refund_failed',
  'refund_excess',
  'refund_unexplained',
  'refund_stuck',
  'payout_recalled',
]);

/** What needs an operator, most urgent first, each with a link. */
export function AttentionPanel({ attention }: { attention: Attention }) {
  const t = useMessages(overviewMessages);
  const may = useMay();
  const items = useItems(attention).filter(({ count }) => count > 0);
  return (
    <Panel
      action={
        may('alerts:read') ? (
          <TextLink as={Link} className="text-[.8125rem]" href={consolePaths.alerts()}>
            {t('allAlerts')}
          </TextLink>
        ) : null
      }
      title={t('attention')}
    >
      {items.length === 0 ? <p className="text-muted">{t('allWell')}</p> : null}
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
              <span className="block font-[450]">
                {t(key, { count, minutes: DELIVERY_ALERT_S / 60 })}
              </span>
              {note ? (
                <span className="block text-[.8125rem] text-muted leading-[18px]">{note}</span>
              ) : null}
            </span>
            {link && may(link.permission) ? (
              <LinkButton
                // Links within this page are plain anchors, which the browser scrolls to.
                as={link.to.startsWith('#') ? 'a' : Link}
                href={link.to}
                size="sm"
                variant="secondary"
              >
                {t(link.label)}
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Payments in a state. */
const payments = (state: string): Item['link'] => ({
  to: `${consolePaths.payments()}?state=${state}`,
  label: 'review',
  permission: 'payments:read',
});

function useItems(attention: Attention): Item[] {
  const { language } = useI18n();
  const t = useMessages(overviewMessages);
  const kindOf = useAlertKindMessages();
  const oldest = attention.oldest_ticket_at;
  const waited = oldest === null ? undefined : waitedSince(oldest, Date.now());
  const alerts = (
    key: 'moneyAlerts' | 'alerts',
    tone: Item['tone'],
    icon: LucideIcon,
    listed: Attention['alerts'],
  ): Item => ({
    key,
    count: listed.reduce((sum, { count }) => sum + count, 0),
    icon,
    tone,
    note: listed.map(({ kind, count }) => `${kindOf(kind)}: ${count}`).join(', '),
    link: { to: consolePaths.alerts(), label: 'open', permission: 'alerts:read' },
  });
  const aboutMoney = attention.alerts.filter(({ kind }) => moneyKinds.has(kind));
  const others = attention.alerts.filter(({ kind }) => !moneyKinds.has(kind));
  return [
    alerts('moneyAlerts', 'danger', ShieldAlert, aboutMoney),
    {
      key: 'lateDeliveries',
      count: attention.late_deliveries,
      icon: Truck,
      tone: 'danger',
      link: { to: consolePaths.fulfilment(), label: 'open', permission: 'inventory:read' },
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
      key: 'proofs',
      count: attention.proofs,
      icon: ReceiptText,
      tone: 'warning',
      link: { to: consolePaths.transfers(), label: 'review', permission: 'transfers:read' },
    },
    {
      key: 'confirmations',
      count: attention.confirmations,
      icon: Users,
      tone: 'warning',
      link: { to: `#${APPROVALS_ID}`, label: 'open', permission: 'payments:read' },
    },
    {
      key: 'tickets',
      count: attention.tickets,
      icon: LifeBuoy,
      tone: 'warning',
      note: waited && t('oldest', { time: t(waited.unit, { count: waited.count }) }),
      link: { to: consolePaths.tickets(), label: 'answer', permission: 'tickets:read' },
    },
    {
      key: 'payouts',
      count: attention.payouts,
      icon: CircleDollarSign,
      tone: 'neutral',
      note: formatDollars(language, attention.payouts_amount),
      link: { to: consolePaths.payouts(), label: 'approve', permission: 'payouts:read' },
    },
    {
      key: 'lowInventory',
      count: attention.low_inventory,
      icon: PackageX,
      tone: 'neutral',
      link: { to: consolePaths.inventory(), label: 'open', permission: 'inventory:read' },
    },
    alerts('alerts', 'neutral', BellRing, others),
  ];
}
