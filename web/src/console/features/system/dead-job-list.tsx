import {
  type DeadJob,
  discardDeadJob,
  getSystem,
  retryDeadJob,
} from '@sesame/contract/console/system.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { JobName, useJobName } from '../../ui/names/job-name.tsx';
import { systemMessages } from './system.messages.ts';

/** Jobs without further attempts: operators with the permission retry or discard each. */
export function DeadJobList({ jobs, count }: { jobs: readonly DeadJob[]; count: number }) {
  const t = useMessages(systemMessages);
  const nameOf = useJobName();
  const may = useMay();
  const retry = useConsoleMutation(retryDeadJob, { touches: [getSystem] });
  const discard = useConsoleMutation(discardDeadJob, { touches: [getSystem] });
  if (count === 0) return null;
  const decisions = [
    { key: 'retry', label: 'deadRetry', named: 'deadRetryNamed', mutation: retry },
    { key: 'discard', label: 'deadDiscard', named: 'deadDiscardNamed', mutation: discard },
  ] as const;
  return (
    <section>
      <h2 className="type-title-2">{t('dead', { count })}</h2>
      <p className="mb-3 text-muted">{t('deadHint')}</p>
      <p className="mb-3 text-danger-text empty:hidden" role="status">
        {retry.isError || discard.isError ? t('deadFailed') : null}
      </p>
      <RecordTable<DeadJob>
        caption={t('dead', { count })}
        columns={[
          {
            key: 'queue',
            phone: 'title',
            header: t('job'),
            cell: ({ queue }) => <JobName name={queue} />,
          },
          {
            key: 'enqueued',
            phone: 'under',
            header: t('queuedAt'),
            variant: 'muted',
            cell: ({ enqueued_at: at }) => formatDateTime(at),
          },
          {
            key: 'attempts',
            phone: 'underEnd',
            named: true,
            header: t('attempts'),
            variant: 'muted',
            cell: ({ attempts }) => attempts,
          },
          {
            key: 'reason',
            header: t('error'),
            wrap: true,
            cell: ({ reason }) => <span className="wrap-anywhere">{reason ?? '–'}</span>,
          },
          ...(may('system:write')
            ? decisions.map(({ key, label, named, mutation }) => ({
                key,
                header: <span className="sr-only">{t(label)}</span>,
                cell: ({ id, queue }: DeadJob) => (
                  <Button
                    aria-label={t(named, { name: nameOf(queue) })}
                    loading={mutation.isPending && mutation.variables.params.id === id}
                    onClick={() => mutation.mutate({ params: { id } })}
                    size="sm"
                    variant="outline"
                  >
                    {t(label)}
                  </Button>
                ),
              }))
            : []),
        ]}
        rowKey={({ id }) => id}
        rows={jobs}
      />
    </section>
  );
}
