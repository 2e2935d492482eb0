import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { useState } from 'react';
import {
  formatDate,
  formatDateTime,
  formatTime,
  formatTimeToSecond,
} from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { Timeline } from '../../../../ui/data/timeline.tsx';
import { Switch } from '../../../../ui/forms/toggle.tsx';
import { Panel } from '../../../ui/page/console-page.tsx';
import { byDay, timelineOf } from './payment-timeline.rules.ts';
import { timelineMessages } from './timeline.messages.ts';
import { RowText } from './timeline-row.tsx';
import { useTechnicalRows } from './use-technical-rows.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** Everything that happened to a payment in one order, with a switch for what only matters when something went wrong. */
export function PaymentTimeline({ payment }: { payment: ConsolePayment }) {
  const t = useMessages(timelineMessages);
  const technical = useTechnicalRows();
  const [webhook, setWebhook] = useState<number>();
  const rows = timelineOf(payment).filter((row) => technical.isShown || !row.technical);
  return (
    <Panel
      action={
        <Switch
          checked={technical.isShown}
          className="text-[.8125rem]"
          onChange={({ target }) => technical.show(target.checked)}
        >
          {t('technical')}
        </Switch>
      }
      title={t('title')}
    >
      <div className="grid gap-5">
        {byDay(rows, { dayOf: formatDate, minuteOf: formatTime }).map(({ day, rows: ofDay }) => (
          <section key={day}>
            <h3 className="type-tabular mb-3 text-[.8125rem] text-muted">{day}</h3>
            <Timeline
              moments={ofDay.map((row) => ({
                key: row.key,
                label: (
                  <RowText
                    onShowWebhook={setWebhook}
                    payment={payment}
                    row={row}
                    withDetails={technical.isShown}
                  />
                ),
                at: row.at,
                time: row.needsSeconds ? formatTimeToSecond(row.at) : formatTime(row.at),
                tone: row.tone,
              }))}
            />
          </section>
        ))}
      </div>
      {technical.isShown ? (
        <p className="mt-4 text-[.8125rem] text-muted">
          {t('checks', { count: payment.sync_count })}
          {payment.sync_at === null
            ? ''
            : `, ${t('nextCheck', { at: formatDateTime(payment.sync_at) })}`}
        </p>
      ) : null}
      {webhook === undefined ? null : (
        <WebhookDialog
          onClose={() => setWebhook(undefined)}
          paymentId={payment.id}
          webhookId={webhook}
        />
      )}
    </Panel>
  );
}
