import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { useState } from 'react';
import { formatDollars, formatMoment } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { timelineTexts } from '../../../i18n/timeline-texts.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Timeline } from '../../../ui/data/timeline.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useMay } from '../../api/use-operator.ts';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { EventFacts } from './event-facts.tsx';
import { paymentMessages } from './payments.messages.ts';
import { useCodeMessages } from './use-code-messages.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** The timeline as the buyer sees it, and below it every event. */
export function PaymentRecords({ payment }: { payment: ConsolePayment }) {
  const { t: tShop } = useI18n();
  const t = useMessages(paymentMessages);
  const codes = useCodeMessages();
  const charged = payment.charge?.currency ?? 'USD';
  return (
    <Panel title={t('timeline')}>
      <Timeline
        moments={payment.timeline.map(({ kind, at, amount }, index) => ({
          key: `${index}-${kind}`,
          label: tShop(timelineTexts[kind].text, {
            amount: amount === undefined ? '' : formatDollars(amount),
          }),
          at,
          time: formatMoment(at),
          tone: timelineTexts[kind].tone,
        }))}
      />
      <details className="mt-4" open>
        <summary className="cursor-pointer text-muted">{t('events')}</summary>
        <ol className="mt-3 grid gap-4">
          {payment.events.map(({ kind, detail, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only appended
            <li className="grid gap-0.5" key={index}>
              <span>
                {codes('event', kind)} <span className="text-muted">{formatMoment(at)}</span>
              </span>
              <EventFacts currency={payment.captured?.currency ?? charged} detail={detail} />
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}

type Refund = ConsolePayment['refunds'][number];

export function PaymentRefunds({ payment }: { payment: ConsolePayment }) {
  const t = useMessages(paymentMessages);
  const codes = useCodeMessages();
  if (payment.refunds.length === 0) {
    return (
      <Panel title={t('refunds')}>
        <p className="text-muted">{t('noRefunds')}</p>
      </Panel>
    );
  }
  return (
    <section>
      <h2 className="type-title-3 mb-3">{t('refunds')}</h2>
      <RecordTable<Refund>
        caption={t('refunds')}
        columns={[
          {
            key: 'at',
            phone: 'underEnd',
            header: t('at'),
            cell: ({ created_at: at }) => formatMoment(at),
          },
          {
            key: 'method',
            phone: 'title',
            header: t('refundTo'),
            cell: ({ purpose, method, access }) => (
              <span>
                {codes('purpose', purpose)}: {codes('method', method)}
                {purpose === 'refund' ? `, ${codes('access', access)}` : ''}
              </span>
            ),
          },
          {
            key: 'reason',
            header: t('reason'),
            wrap: true,
            variant: 'muted',
            cell: ({ reason, operator, requested_by: by }) => (
              <span className="wrap-anywhere">
                {codes('reason', reason)} ({operator ?? codes('actor', by)})
              </span>
            ),
          },
          {
            key: 'state',
            phone: 'under',
            header: t('status'),
            cell: ({ state, failure }) => (
              <span>
                {codes('refund', state)}
                {failure ? <span className="text-danger-text"> {failure}</span> : null}
              </span>
            ),
          },
          {
            key: 'amount',
            phone: 'end',
            header: t('amount'),
            variant: 'amount',
            cell: ({ amount }) => formatDollars(amount),
          },
        ]}
        rowKey={({ id }) => id}
        rows={payment.refunds}
      />
    </section>
  );
}

type ReceivedWebhook = ConsolePayment['webhooks'][number];

export function PaymentWebhooks({ payment }: { payment: ConsolePayment }) {
  const t = useMessages(paymentMessages);
  const codes = useCodeMessages();
  const may = useMay();
  const [shown, setShown] = useState<number>();
  if (payment.webhooks.length === 0) {
    return (
      <Panel title={t('webhooks')}>
        <p className="text-muted">{t('noWebhooks')}</p>
      </Panel>
    );
  }
  return (
    <section>
      <h2 className="type-title-3 mb-3">{t('webhooks')}</h2>
      <RecordTable<ReceivedWebhook>
        caption={t('webhooks')}
        columns={[
          {
            key: 'at',
            phone: 'underEnd',
            header: t('at'),
            cell: ({ received_at: at }) => formatMoment(at),
          },
          {
            key: 'key',
            phone: 'title',
            header: t('webhook'),
            cell: ({ key }) => <code className="wrap-anywhere">{key}</code>,
          },
          {
            key: 'outcome',
            phone: 'under',
            header: t('outcome'),
            cell: ({ outcome, error }) => (
              <span>
                {outcome === null ? t('pending') : codes('outcome', outcome)}
                {error ? <span className="text-danger-text"> {error}</span> : null}
              </span>
            ),
          },
          { key: 'attempts', header: t('attempts'), cell: ({ attempts }) => attempts },
          ...(may('payments:write')
            ? [
                {
                  key: 'show',
                  header: <span className="sr-only">{t('webhookShow')}</span>,
                  cell: ({ id, key }: ReceivedWebhook) => (
                    <Button
                      aria-label={`${t('webhookShow')}: ${key}`}
                      onClick={() => setShown(id)}
                      size="sm"
                      variant="outline"
                    >
                      {t('webhookShow')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
        rowKey={({ id }) => String(id)}
        rows={payment.webhooks}
      />
      {shown === undefined ? null : (
        <WebhookDialog
          webhookId={shown}
          onClose={() => setShown(undefined)}
          paymentId={payment.id}
        />
      )}
    </section>
  );
}
