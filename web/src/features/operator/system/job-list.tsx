import { getSystem, type ListedJob, runJob } from '@sesame/contract/operator-system.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { type Say, useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { Status } from '../../../ui/status.tsx';
import { systemWords } from './system.words.ts';

type SaySystem = Say<keyof (typeof systemWords)['en']>;

/** Every job with its last round; whoever may, runs one before its time. */
export function JobList({ jobs }: { jobs: readonly ListedJob[] }) {
  const say = useWords(systemWords);
  const may = useMay();
  const run = useOperatorMutation(runJob, { touches: [getSystem] });
  const canRun = may('system:write');
  return (
    <section>
      <h2 className="type-title-2">{say('jobs')}</h2>
      <p className="mb-3 text-muted">{say('jobsHint')}</p>
      <p className="mb-3 text-danger-text empty:hidden" role="status">
        {run.isError ? say('jobNotRun', { name: run.variables.params.name }) : null}
      </p>
      {jobs.length === 0 ? (
        <p className="text-muted">{say('jobsNone')}</p>
      ) : (
        <RecordTable<ListedJob>
          caption={say('jobs')}
          columns={[
            {
              key: 'name',
              header: say('job'),
              cell: ({ name }) => <code className="wrap-anywhere">{name}</code>,
            },
            {
              key: 'every',
              header: say('jobEvery'),
              look: 'muted',
              cell: ({ every_s: seconds }) => everyText(seconds, say),
            },
            {
              key: 'succeeded',
              header: say('jobSucceeded'),
              look: 'muted',
              cell: ({ succeeded_at: at }) => (at ? `${formatDate(at)} ${formatTime(at)}` : '–'),
            },
            {
              key: 'state',
              header: say('state'),
              cell: ({ failures, wanted }) =>
                wanted ? (
                  <Status kind="processing">{say('jobWanted')}</Status>
                ) : failures > 0 ? (
                  <Status kind="unpaid">{say('jobFailing', { count: failures })}</Status>
                ) : (
                  <Status kind="active">{say('jobFine')}</Status>
                ),
            },
            {
              key: 'error',
              header: say('error'),
              cell: ({ failures, last_error: error }) => (
                <span className="wrap-anywhere">{(failures > 0 && error) || '–'}</span>
              ),
            },
            ...(canRun
              ? [
                  {
                    key: 'run',
                    header: <span className="sr-only">{say('jobRun')}</span>,
                    cell: ({ name, wanted }: ListedJob) => (
                      <Button
                        aria-label={say('jobRunNamed', { name })}
                        disabled={wanted}
                        loading={run.isPending && run.variables.params.name === name}
                        onClick={() => run.mutate({ params: { name } })}
                        size="sm"
                        variant="outline"
                      >
                        {say('jobRun')}
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

function everyText(seconds: number, say: SaySystem): string {
  if (seconds >= 3_600) return say('everyHours', { count: seconds / 3_600 });
  if (seconds >= 60) return say('everyMinutes', { count: seconds / 60 });
  return say('everySeconds', { count: seconds });
}
