import { centsFromDollars } from '@sesame/contract/money.ts';
import type { OperatorPayment } from '@sesame/contract/operator-payment-detail.ts';
import { useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { formatDate, formatMoney, formatTime } from '../../../i18n/format.ts';
import { storyTexts } from '../../../i18n/story-texts.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { Timeline } from '../../../ui/timeline.tsx';
import { EventFacts } from './event-facts.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { paymentWords } from './payments.words.ts';
import { useCodeWords } from './use-code-words.ts';

const moment = (at: string) => `${formatDate(at)} ${formatTime(at)}`;

/** The story as its buyer reads it, and below it every event as it was written down. */
export function PaymentHappenings({ payment }: { payment: OperatorPayment }) {
  const { t } = useI18n();
  const say = useWords(paymentWords);
  const codes = useCodeWords();
  const charged = payment.charge?.currency ?? 'USD';
  return (
    <Panel title={say('story')}>
      <Timeline
        moments={payment.story.map(({ kind, at, amount }, index) => ({
          key: `${index}-${kind}`,
          label: t(storyTexts[kind].text, {
            amount: amount === undefined ? '' : formatMoney(centsFromDollars(amount)),
          }),
          at,
          time: moment(at),
          tone: storyTexts[kind].tone,
        }))}
      />
      <details className="mt-4" open>
        <summary className="cursor-pointer text-muted">{say('events')}</summary>
        <ol className="mt-3 grid gap-4">
          {payment.events.map(({ kind, detail, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added at the end
            <li className="grid gap-0.5" key={index}>
              <span>
                {codes('event', kind)} <span className="text-muted">{moment(at)}</span>
              </span>
              <EventFacts currency={payment.captured?.currency ?? charged} detail={detail} />
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}

type Refund = OperatorPayment['refunds'][number];

export function PaymentRefunds({ payment }: { payment: OperatorPayment }) {
  const say = useWords(paymentWords);
  const codes = useCodeWords();
  if (payment.refunds.length === 0) {
    return (
      <Panel title={say('refunds')}>
        <p className="text-muted">{say('noRefunds')}</p>
      </Panel>
    );
  }
  return (
    <section>
      <h2 className="type-title-3 mb-3">{say('refunds')}</h2>
      <RecordTable<Refund>
        caption={say('refunds')}
        columns={[
          { key: 'at', header: say('at'), cell: ({ created_at: at }) => moment(at) },
          {
            key: 'way',
            header: say('way'),
            cell: ({ purpose, way, access }) => (
              <span>
                {codes('purpose', purpose)}: {codes('way', way)}
                {purpose === 'refund' ? `, ${codes('access', access)}` : ''}
              </span>
            ),
          },
          {
            key: 'reason',
            header: say('reason'),
            look: 'muted',
            cell: ({ reason, operator }) => (
              <span className="wrap-anywhere">
                {reason} ({operator})
              </span>
            ),
          },
          {
            key: 'state',
            header: say('status'),
            cell: ({ state, failure }) => (
              <span>
                {codes('refund', state)}
                {failure ? <span className="text-danger-text"> {failure}</span> : null}
              </span>
            ),
          },
          {
            key: 'amount',
            header: say('amount'),
            look: 'amount',
            cell: ({ amount }) => formatMoney(centsFromDollars(amount)),
          },
        ]}
        rowKey={({ id }) => id}
        rows={payment.refunds}
      />
    </section>
  );
}

type Notice = OperatorPayment['notices'][number];

export function PaymentNotices({ payment }: { payment: OperatorPayment }) {
  const say = useWords(paymentWords);
  const codes = useCodeWords();
  const may = useMay();
  const [shown, setShown] = useState<number>();
  if (payment.notices.length === 0) {
    return (
      <Panel title={say('notices')}>
        <p className="text-muted">{say('noNotices')}</p>
      </Panel>
    );
  }
  return (
    <section>
      <h2 className="type-title-3 mb-3">{say('notices')}</h2>
      <RecordTable<Notice>
        caption={say('notices')}
        columns={[
          { key: 'at', header: say('at'), cell: ({ received_at: at }) => moment(at) },
          {
            key: 'key',
            header: say('notice'),
            cell: ({ key }) => <code className="wrap-anywhere">{key}</code>,
          },
          {
            key: 'outcome',
            header: say('outcome'),
            cell: ({ outcome, error }) => (
              <span>
                {outcome === null ? say('waits') : codes('outcome', outcome)}
                {error ? <span className="text-danger-text"> {error}</span> : null}
              </span>
            ),
          },
          { key: 'attempts', header: say('attempts'), cell: ({ attempts }) => attempts },
          ...(may('payments:write')
            ? [
                {
                  key: 'show',
                  header: <span className="sr-only">{say('noticeShow')}</span>,
                  cell: ({ id, key }: Notice) => (
                    <Button
                      aria-label={`${say('noticeShow')}: ${key}`}
                      onClick={() => setShown(id)}
                      size="sm"
                      variant="outline"
                    >
                      {say('noticeShow')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
        rowKey={({ id }) => String(id)}
        rows={payment.notices}
      />
      {shown === undefined ? null : (
        <NoticeDialog noticeId={shown} onClose={() => setShown(undefined)} paymentId={payment.id} />
      )}
    </section>
  );
}
