import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { lowerFirst } from '../../../i18n/lower-first.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { type RecordColumn, RecordTable } from '../../ui/lists/record-table.tsx';
import { paymentMessages } from './payments.messages.ts';
import { ResolveRefundActions } from './resolve-refund-actions.tsx';
import { useCodeMessages } from './use-code-messages.ts';

type Refund = ConsolePayment['refunds'][number];

/** Refunds that were requested; renders nothing when there are none. */
export function PaymentRefunds({ payment }: { payment: ConsolePayment }) {
  const { language } = useI18n();
  const t = useMessages(paymentMessages);
  const codes = useCodeMessages();
  if (payment.refunds.length === 0) return null;
  const isOutcomeOpen = payment.refunds.some(({ outcomes }) => outcomes.length > 0);
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
            cell: ({ created_at: at }) => formatDateTime(at),
          },
          {
            key: 'method',
            phone: 'title',
            header: t('refundTo'),
            cell: ({ purpose, method, access }) => (
              <span>
                {codes('purpose', purpose)}: {lowerFirst(codes('method', method))}
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
                {failure ? (
                  <span className="text-danger-text"> {codes('failure', failure)}</span>
                ) : null}
              </span>
            ),
          },
          {
            key: 'amount',
            phone: 'end',
            header: t('amount'),
            variant: 'amount',
            cell: ({ amount }) => formatDollars(language, amount),
          },
          ...(isOutcomeOpen
            ? ([
                {
                  key: 'outcome',
                  phone: 'actions',
                  header: t('outcome'),
                  wrap: true,
                  cell: (refund) => <ResolveRefundActions paymentId={payment.id} refund={refund} />,
                },
              ] satisfies RecordColumn<Refund>[])
            : []),
        ]}
        rowKey={({ id }) => id}
        rows={payment.refunds}
      />
    </section>
  );
}
