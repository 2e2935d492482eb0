import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDate, formatDollars, formatMoment } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { PaymentState } from '../../ui/names/state.tsx';
import { useAlertKindMessages } from '../../ui/names/use-alert-kind-messages.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { consequenceMessages } from './payment-consequences.messages.ts';

/** Everything that a payment has led to: access, promo code, commissions, messages, alerts and related payments. */
export function PaymentConsequences({ payment }: { payment: ConsolePayment }) {
  const t = useMessages(consequenceMessages);
  const { consequences, messages, alerts, related } = payment;
  const { access, promo, commissions } = consequences;
  return (
    <Panel title={t('title')}>
      <FactList
        facts={[
          {
            key: 'access',
            label: t('access'),
            value: access ? <Access access={access} /> : t('noAccess'),
          },
          {
            key: 'promo',
            label: t('promo'),
            value: promo ? (
              <>
                {t(promo.state, { code: promo.code })}{' '}
                {promo.over_limit ? <Badge tone="warning">{t('overLimit')}</Badge> : null}
              </>
            ) : (
              t('noPromo')
            ),
          },
          {
            key: 'commission',
            label: t('commission'),
            value: (
              <Lines empty={t('noCommission')}>
                {commissions.map((commission) => (
                  <Commission commission={commission} key={commission.id} />
                ))}
              </Lines>
            ),
          },
          { key: 'balance', label: t('balance'), value: formatDollars(consequences.balance) },
          {
            key: 'messages',
            label: t('messages'),
            value: (
              <Lines empty={t('noMessages')}>
                {messages.map((message) => (
                  <Message
                    key={`${message.channel}-${message.queued_at}-${message.kind}`}
                    message={message}
                  />
                ))}
              </Lines>
            ),
          },
          {
            key: 'alerts',
            label: t('alerts'),
            value: (
              <Lines empty={t('noAlerts')}>
                {alerts.map((alert) => (
                  <AlertLine alert={alert} key={alert.id} />
                ))}
              </Lines>
            ),
          },
          {
            key: 'related',
            label: t('related'),
            value: (
              <Lines empty={t('noRelated')}>
                {related.map((other) => (
                  <Related key={other.id} payment={other} />
                ))}
              </Lines>
            ),
          },
        ]}
      />
    </Panel>
  );
}

/** A list of lines in a fact, or a word for none. */
function Lines({ children, empty }: { children: ReactNode[]; empty: string }) {
  if (children.length === 0) return empty;
  return (
    <ul className="m-0 grid list-none gap-1.5 p-0">
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the children carry their own keys
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}

function Access({ access }: { access: NonNullable<ConsolePayment['consequences']['access']> }) {
  const t = useMessages(consequenceMessages);
  const may = useMay();
  const { links, links_waiting: waiting } = access;
  const goesOn =
    access.subscription_state !== 'ended' && access.subscription_until !== access.until;
  return (
    <span className="grid gap-1">
      <span>
        {t(access.state, { from: formatDate(access.from), until: formatDate(access.until) })}
      </span>
      {goesOn ? (
        <span className="text-muted">
          {t('subscription', { until: formatDate(access.subscription_until) })}
        </span>
      ) : null}
      {links + waiting > 0 ? (
        <span className="text-muted">
          {t('links')}:{' '}
          {[
            ...(links > 0 ? [t('linksDelivered', { count: links })] : []),
            ...(waiting > 0 ? [t('linksWaiting', { count: waiting })] : []),
          ].join(', ')}
        </span>
      ) : null}
      {may('subscriptions:read') ? (
        <TextLink as={Link} href={consolePaths.subscription(access.subscription_id)}>
          {t('openSubscription')}
        </TextLink>
      ) : null}
    </span>
  );
}

function Commission({
  commission,
}: {
  commission: ConsolePayment['consequences']['commissions'][number];
}) {
  const t = useMessages(consequenceMessages);
  const may = useMay();
  const { partner, amount, reversed, state, reason } = commission;
  const text = t(`commission_${state}`, {
    amount: formatDollars(amount),
    partner: partner.username,
    date: formatDate(commission.available_at),
  });
  return (
    <span>
      {may('referrals:read') ? (
        <TextLink as={Link} href={consolePaths.partner(partner.id)}>
          {text}
        </TextLink>
      ) : (
        text
      )}
      {reversed > 0 && state !== 'reversed' ? (
        <span className="text-muted">
          , {t('partlyReversed', { amount: formatDollars(reversed) })}
        </span>
      ) : null}
      {reason ? <span className="text-muted"> ({t(`reason_${reason}`)})</span> : null}
    </span>
  );
}

const kinds = {
  receipt: 'kind_receipt',
  refund: 'kind_refund',
  'proof-refused': 'kind_proof-refused',
  held: 'kind_held',
  returned: 'kind_returned',
  disputed: 'kind_disputed',
  'dispute-won': 'kind_dispute-won',
  'dispute-lost': 'kind_dispute-lost',
  'refund-failed': 'kind_refund-failed',
  declined: 'kind_declined',
  expired: 'kind_expired',
  canceled: 'kind_canceled',
  'canceled-refunded': 'kind_canceled-refunded',
  'paid-twice': 'kind_paid-twice',
  'paid-twice-refund': 'kind_paid-twice-refund',
  'paid-twice-failed': 'kind_paid-twice-failed',
} as const;

function isKnown(kind: string): kind is keyof typeof kinds {
  return Object.hasOwn(kinds, kind);
}

function Message({ message }: { message: ConsolePayment['messages'][number] }) {
  const t = useMessages(consequenceMessages);
  const { kind, channel, state, queued_at: at } = message;
  return (
    <span>
      {isKnown(kind) ? t(kinds[kind]) : kind}{' '}
      <span className={state === 'failed' ? 'text-danger-text' : 'text-muted'}>
        {t(channel)}, {t(state, { at: formatMoment(at) })}
      </span>
    </span>
  );
}

function AlertLine({ alert }: { alert: ConsolePayment['alerts'][number] }) {
  const t = useMessages(consequenceMessages);
  const kindMessages = useAlertKindMessages();
  return (
    <span>
      {kindMessages(alert.kind)}{' '}
      {alert.open ? (
        <Badge tone="warning">{t('open')}</Badge>
      ) : (
        <span className="text-muted">{t('resolved')}</span>
      )}
    </span>
  );
}

function Related({ payment }: { payment: ConsolePayment['related'][number] }) {
  const { t: tShop } = useI18n();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <TextLink as={Link} href={consolePaths.payment(payment.id)}>
        {payment.number}
      </TextLink>
      <span className="text-muted">
        {formatDate(payment.created_at)} · {formatTerm(tShop, payment.duration)} ·{' '}
        {formatDollars(payment.total)}
      </span>
      <PaymentState state={payment.state} />
      {payment.double ? <Double double={payment.double} /> : null}
    </span>
  );
}

function Double({ double }: { double: NonNullable<ConsolePayment['related'][number]['double']> }) {
  const t = useMessages(consequenceMessages);
  const { state, policy, decided_by: by } = double;
  const isDue = state === 'open' && policy === 'refund';
  return (
    <>
      <Badge tone={state === 'open' ? 'warning' : 'neutral'}>{t('double')}</Badge>
      <span className="text-muted">
        {t(isDue ? 'double_due' : `double_${state}`)}
        {by && state !== 'dismissed' ? ` (${t(`by_${by}`)})` : ''}
      </span>
    </>
  );
}
