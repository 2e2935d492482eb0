import {
  checkBackup,
  getSystem,
  type ListedBackup,
  listBackups,
  makeBackup,
} from '@sesame/contract/operator-system.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { ReactNode } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { type Say, useWords } from '../../../i18n/words.ts';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { Status, type StatusKind } from '../../../ui/status.tsx';
import { systemWords } from './system.words.ts';

type Backups = AnswerOf<typeof listBackups>;
type SaySystem = Say<keyof (typeof systemWords)['en']>;
type Run = Pick<ListedBackup, 'state' | 'tables_done' | 'tables' | 'problem'>;

/** Backups of the database: what they hold, the newest ones, and how each came back on trial. */
export function BackupsPanel() {
  const { t } = useI18n();
  const say = useWords(systemWords);
  const may = useMay();
  // Soon enough to see a backup grow.
  const backups = useOperatorQuery(listBackups, {}, { everyMs: 5_000 });
  const touches = [listBackups, getSystem];
  const make = useOperatorMutation(makeBackup, { touches });
  const check = useOperatorMutation(checkBackup, { touches });
  const error = make.error ?? check.error;
  const isOpen = backups.data?.backups.some(isRunning) ?? true;
  return (
    <Panel
      action={
        may('system:write') ? (
          <Button
            disabled={isOpen}
            loading={make.isPending}
            onClick={() => {
              check.reset();
              make.mutate({});
            }}
            variant="outline"
          >
            {say('backupNow')}
          </Button>
        ) : null
      }
      title={say('backups')}
    >
      <p className="text-muted">{say('backupsHint')}</p>
      <p className="mt-2 text-danger-text empty:hidden" role="alert">
        {error ? errorText(t, error) : null}
      </p>
      <p className="mt-2 text-muted empty:hidden" role="status">
        {make.isSuccess && isOpen ? say('backupAsked') : null}
      </p>
      {backups.data ? (
        <div className="mt-4 grid gap-5">
          <Holdings backups={backups.data} say={say} />
          {backups.data.backups.length === 0 ? (
            <p className="text-muted">{say('backupsNone')}</p>
          ) : (
            <RecordTable<ListedBackup>
              caption={say('backups')}
              columns={[
                {
                  key: 'file',
                  header: say('backupFile'),
                  cell: ({ file, host }) =>
                    file === null ? (
                      '–'
                    ) : (
                      <span>
                        <code className="wrap-anywhere text-[.8125rem]">{file}</code>
                        <span className="block text-muted">{host}</span>
                      </span>
                    ),
                },
                {
                  key: 'made',
                  header: say('backupMade'),
                  look: 'muted',
                  cell: ({ ended_at: at, asked_at: asked }) => momentOf(at ?? asked),
                },
                {
                  key: 'size',
                  header: say('backupSize'),
                  cell: ({ bytes, rows }) =>
                    bytes === null ? (
                      '–'
                    ) : (
                      <span>
                        {say('megabytes', { count: Math.ceil(bytes / 1_000_000) })}
                        <span className="block text-muted">
                          {say('backupRows', { count: rows ?? 0 })}
                        </span>
                      </span>
                    ),
                },
                {
                  key: 'state',
                  header: say('state'),
                  cell: (backup) =>
                    backup.removed ? (
                      <Status kind="expired">{say('backupRemoved')}</Status>
                    ) : (
                      <RunState done={say('backupDone')} run={backup} say={say} />
                    ),
                },
                {
                  key: 'check',
                  header: say('backupCheck'),
                  cell: (backup) => <CheckState backup={backup} say={say} />,
                },
                ...(may('system:write')
                  ? [
                      {
                        key: 'act',
                        header: <span className="sr-only">{say('backupCheckNow')}</span>,
                        cell: ({ id, file, state, removed }: ListedBackup) =>
                          state === 'done' && !removed ? (
                            <Button
                              aria-label={say('backupCheckNamed', { name: file ?? '' })}
                              disabled={isOpen}
                              loading={check.isPending && check.variables.params.id === id}
                              onClick={() => {
                                make.reset();
                                check.mutate({ params: { id } });
                              }}
                              size="sm"
                              variant="outline"
                            >
                              {say('backupCheckNow')}
                            </Button>
                          ) : null,
                      },
                    ]
                  : []),
              ]}
              rowKey={({ id }) => id}
              rows={backups.data.backups}
            />
          )}
        </div>
      ) : (
        <NoAnswerYet
          failed={say('backupsFailed')}
          loading={say('backupsLoading')}
          query={backups}
        />
      )}
    </Panel>
  );
}

/** What a backup holds and what not: what is found out at the restore is found out too late. */
function Holdings({ backups, say }: { backups: Backups; say: SaySystem }) {
  return (
    <div className="grid gap-3">
      <FactList
        facts={[
          {
            key: 'folder',
            label: say('backupsFolder'),
            value: say('backupsFolderValue', { folder: backups.folder }),
          },
          { key: 'holds', label: say('backupsHolds'), value: say('backupsHoldsValue') },
          {
            key: 'not',
            label: say('backupsHoldsNot'),
            value: (
              <ul className="m-0 grid list-none gap-1.5 p-0">
                <li>{say(backups.key === 'folder' ? 'backupsKeyFolder' : 'backupsKeySetting')}</li>
                <li>{say(backups.uploads === 's3' ? 'backupsUploadsS3' : 'backupsUploadsDisk')}</li>
              </ul>
            ),
          },
        ]}
      />
      <p className="text-muted">{say('backupsSafe')}</p>
    </div>
  );
}

function CheckState({ backup, say }: { backup: ListedBackup; say: SaySystem }): ReactNode {
  const { check } = backup;
  if (check === null) return backup.state === 'done' ? say('backupNotChecked') : '–';
  const broken = check.violations.map(({ invariant }) => invariant);
  return (
    <span>
      {check.state === 'done' && broken.length > 0 ? (
        <Outcome kind="unpaid">
          {say('backupBroken', { count: broken.length, rules: broken.join(', ') })}
        </Outcome>
      ) : (
        <RunState done={say('backupSound')} run={check} say={say} />
      )}
      {check.ended_at === null ? null : (
        <span className="block text-muted">{momentOf(check.ended_at)}</span>
      )}
    </span>
  );
}

function RunState({ run, done, say }: { run: Run; done: string; say: SaySystem }): ReactNode {
  if (run.state === 'failed') {
    return <Outcome kind="unpaid">{say(`problem_${run.problem ?? 'failed'}`)}</Outcome>;
  }
  if (run.state === 'wanted') return <Status kind="processing">{say('backupWanted')}</Status>;
  if (run.state === 'done') return <Outcome kind="active">{done}</Outcome>;
  return (
    <Status kind="processing">
      {run.tables === null
        ? say('backupBegun')
        : say('backupRunning', { done: run.tables_done, tables: run.tables })}
    </Status>
  );
}

/** A sentence, which may take several lines. */
function Outcome({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span className="inline-block [&>span]:whitespace-normal">
      <Status kind={kind}>{children}</Status>
    </span>
  );
}

function isRunning({ state, check }: ListedBackup): boolean {
  return [state, check?.state].some((one) => one === 'wanted' || one === 'running');
}

function momentOf(at: string): string {
  return `${formatDate(at)} ${formatTime(at)}`;
}
