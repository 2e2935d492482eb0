import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { Titled } from '@sesame/contract/shared/local-text.ts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../../i18n/format.ts';
import { formatDollars } from '../../../../i18n/format-amount.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { useTitle } from '../../../../i18n/use-title.ts';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useMay } from '../../../api/use-operator.ts';
import { useAlertKindMessages } from '../../../ui/names/use-alert-kind-messages.ts';
import { useMessageKind } from '../../../ui/names/use-message-kind.ts';
import { useCodeMessages } from '../use-code-messages.ts';
import { type EventFact, factsOf } from './event-facts.rules.ts';
import { EventFacts, FactValue } from './event-facts.tsx';
import type { TimelineRow } from './payment-timeline.rules.ts';
import { timelineMessages } from './timeline.messages.ts';

type RowProps = {
  row: TimelineRow;
  payment: ConsolePayment;
  /** Whether events show all their values and the raw data. */
  withDetails: boolean;
  onShowWebhook: (id: number) => void;
};

/** What a row of the timeline says. */
export function RowText({ row, payment, withDetails, onShowWebhook }: RowProps): ReactNode {
  switch (row.source) {
    case 'event':
      return <EventText event={row.event} payment={payment} withDetails={withDetails} />;
    case 'refund':
      return <RefundText failed={row.failed} refund={row.refund} />;
    case 'link':
      return <LinkText service={row.service} />;
    case 'alert':
      return <AlertText alert={row.alert} />;
    case 'message':
      return <MessageText message={row.message} />;
    case 'webhook':
      return <WebhookText onShow={onShowWebhook} webhook={row.webhook} />;
    case 'job':
      return <JobText job={row.job} />;
  }
}

/** The fields of an event that are said at first sight. */
const SUMMARY: readonly string[] = ['captured_cents', 'amount_cents', 'flags', 'reason', 'by'];

function EventText({
  event: { kind, detail },
  payment,
  withDetails,
}: {
  event: ConsolePayment['events'][number];
  payment: ConsolePayment;
  withDetails: boolean;
}) {
  const codes = useCodeMessages();
  const currency = payment.captured?.currency ?? payment.charge?.currency ?? 'USD';
  const facts = factsOf(detail, currency).filter(({ key }) => SUMMARY.includes(key));
  return (
    <>
      {codes('event', isLostDispute(kind, detail) ? 'dispute_lost' : kind)}
      {facts.length > 0 ? <Aside>{facts.map(factValue)}</Aside> : null}
      {withDetails ? <EventFacts currency={currency} detail={detail} /> : null}
    </>
  );
}

/** The money of a lost dispute was taken by the bank, not refunded by the shop. */
function isLostDispute(kind: string, { from }: { readonly from?: unknown }): boolean {
  return kind === 'refunded' && from === 'disputed';
}

function factValue(fact: EventFact): ReactNode {
  return <FactValue fact={fact} key={fact.key} />;
}

/** Secondary content beside the text of a row. */
function Aside({ children }: { children: ReactNode[] }) {
  return (
    <span className="wrap-anywhere text-muted">
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one row keep their order
        <span key={index}> · {child}</span>
      ))}
    </span>
  );
}

function RefundText({
  refund,
  failed,
}: {
  refund: ConsolePayment['refunds'][number];
  failed: boolean;
}) {
  const { language } = useI18n();
  const t = useMessages(timelineMessages);
  const codes = useCodeMessages();
  const { purpose, amount, method, access, reason, operator, requested_by: by, failure } = refund;
  const texts = { purpose: codes('purpose', purpose), amount: formatDollars(language, amount) };
  if (failed) {
    return (
      <>
        {t('refundFailed', texts)}
        {failure ? <Aside>{[codes('failure', failure)]}</Aside> : null}
      </>
    );
  }
  return (
    <>
      {t('refundRequested', texts)}
      <Aside>
        {[
          codes('method', method),
          ...(purpose === 'refund' ? [codes('access', access)] : []),
          t('by', {
            reason: codes('reason', reason),
            operator: operator ?? codes('actor', by),
          }),
        ]}
      </Aside>
    </>
  );
}

function LinkText({ service }: { service: Titled }) {
  const t = useMessages(timelineMessages);
  const titleOf = useTitle();
  return t('linkDelivered', { service: titleOf(service) });
}

function AlertText({ alert }: { alert: ConsolePayment['alerts'][number] }) {
  const t = useMessages(timelineMessages);
  const kinds = useAlertKindMessages();
  return (
    <>
      {t('alert', { kind: kinds(alert.kind) })}{' '}
      <Badge tone={alert.open ? 'warning' : 'neutral'}>{t(alert.open ? 'open' : 'resolved')}</Badge>
    </>
  );
}

function MessageText({ message }: { message: ConsolePayment['messages'][number] }) {
  const t = useMessages(timelineMessages);
  const kindOf = useMessageKind();
  const problem = { sent: undefined, waiting: 'messageWaiting', failed: 'messageFailed' } as const;
  const text = problem[message.state];
  return (
    <>
      {t(message.channel, { kind: kindOf(message.kind) })}
      {text === undefined ? null : <Aside>{[t(text)]}</Aside>}
    </>
  );
}

function WebhookText({
  webhook: { id, key, outcome, error, attempts },
  onShow,
}: {
  webhook: ConsolePayment['webhooks'][number];
  onShow: (id: number) => void;
}) {
  const t = useMessages(timelineMessages);
  const codes = useCodeMessages();
  const may = useMay();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {t('webhook')}
        <Aside>
          {[
            outcome === null ? t('pending') : codes('outcome', outcome),
            ...(attempts > 0 ? [t('retries', { count: attempts })] : []),
            ...(error === null ? [] : [error]),
            <code key="key">{key}</code>,
          ]}
        </Aside>
      </span>
      {may('payments:write') ? (
        <Button
          aria-label={`${t('show')}: ${key}`}
          onClick={() => onShow(id)}
          size="sm"
          variant="outline"
        >
          {t('show')}
        </Button>
      ) : null}
    </span>
  );
}

function JobText({ job }: { job: ConsolePayment['jobs'][number] }) {
  const t = useMessages(timelineMessages);
  const { queue, attempts, state, reason, next_at: next } = job;
  return (
    <>
      {t('job', { queue })}
      <Aside>
        {[
          t('attempts', { count: attempts }),
          ...(state === 'dead' ? [t('dead')] : []),
          ...(next === null ? [] : [t('nextAttempt', { at: formatDateTime(next) })]),
          ...(reason === null ? [] : [reason]),
        ]}
      </Aside>
    </>
  );
}
