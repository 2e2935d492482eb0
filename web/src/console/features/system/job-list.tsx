import { getSystem, type ListedJob, runJob } from '@sesame/contract/console/system.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { type FormatMessage, useMessages } from '../../../i18n/messages.ts';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { JobName, useJobName } from '../../ui/names/job-name.tsx';
import { systemMessages } from './system.messages.ts';

type FormatSystemMessage = FormatMessage<keyof (typeof systemMessages)['en']>;

/** Background jobs with their last run; operators with the permission can run one now. */
export function JobList({ jobs }: { jobs: readonly ListedJob[] }) {
  const t = useMessages(systemMessages);
  const nameOf = useJobName();
  const may = useMay();
  const run = useConsoleMutation(runJob, { touches: [getSystem] });
  const canRun = may('system:write');
  return (
    <section>
      <h2 className="type-title-2">{t('jobs')}</h2>
      <p className="mb-3 text-muted">{t('jobsHint')}</p>
      <p className="mb-3 text-danger-text empty:hidden" role="status">
        {run.isError ? t('jobNotRun', { name: nameOf(run.variables.params.name) }) : null}
      </p>
      {jobs.length === 0 ? (
        <p className="text-muted">{t('jobsNone')}</p>
      ) : (
        <RecordTable<ListedJob>
          caption={t('jobs')}
          columns={[
            {
              key: 'name',
              phone: 'title',
              header: t('job'),
              cell: ({ name }) => <JobName name={name} />,
            },
            {
              key: 'every',
              header: t('jobEvery'),
              variant: 'muted',
              cell: ({ interval_s: seconds }) => everyText(seconds, t),
            },
            {
              key: 'succeeded',
              phone: 'under',
              header: t('jobSucceeded'),
              variant: 'muted',
              cell: ({ succeeded_at: at }) => (
                <span className="whitespace-nowrap">{at ? formatDateTime(at) : '–'}</span>
              ),
            },
            {
              key: 'next',
              header: t('jobNext'),
              variant: 'muted',
              from: 'wide',
              cell: ({ next_run_at: at }) => (
                <span className="whitespace-nowrap">{at ? formatDateTime(at) : '–'}</span>
              ),
            },
            {
              key: 'state',
              phone: 'end',
              header: t('state'),
              cell: ({ failures, due }) =>
                due ? (
                  <Status kind="processing">{t('jobDue')}</Status>
                ) : failures > 0 ? (
                  <Status kind="unpaid">{t('jobFailing', { count: failures })}</Status>
                ) : (
                  <Status kind="active">{t('jobOk')}</Status>
                ),
            },
            {
              key: 'error',
              header: t('error'),
              wrap: true,
              cell: ({ failures, last_error: error }) => (
                <span className="wrap-anywhere">{(failures > 0 && error) || '–'}</span>
              ),
            },
            ...(canRun
              ? [
                  {
                    key: 'run',
                    header: <span className="sr-only">{t('jobRun')}</span>,
                    cell: ({ name, due }: ListedJob) => (
                      <Button
                        aria-label={t('jobRunNamed', { name: nameOf(name) })}
                        disabled={due}
                        loading={run.isPending && run.variables.params.name === name}
                        onClick={() => run.mutate({ params: { name } })}
                        size="sm"
                        variant="outline"
                      >
                        {t('jobRun')}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
          rowKey={({ name }) => name}
          rows={jobs}
        />
      )}
    </section>
  );
}

function everyText(seconds: number, t: FormatSystemMessage): string {
  if (seconds >= 3_600) return t('everyHours', { count: seconds / 3_600 });
  if (seconds >= 60) return t('everyMinutes', { count: seconds / 60 });
  return t('everySeconds', { count: seconds });
}
