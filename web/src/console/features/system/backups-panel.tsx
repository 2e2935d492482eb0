import {
  checkBackup,
  createBackup,
  getSystem,
  type ListedBackup,
  listBackups,
} from '@sesame/contract/console/system.ts';
import type { ReactNode } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { type FormatMessage, useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status, type StatusKind } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { BackupSummary } from './backup-summary.tsx';
import { RestoreDrillNote } from './restore-drill.tsx';
import { systemMessages } from './system.messages.ts';

type FormatSystemMessage = FormatMessage<keyof (typeof systemMessages)['en']>;
type Run = Pick<ListedBackup, 'state' | 'tables_done' | 'tables' | 'problem'>;

/** Backups of the database: what they include, the latest ones, and their restore tests. */
export function BackupsPanel() {
  const { t: tShop } = useI18n();
  const t = useMessages(systemMessages);
  const may = useMay();
  // Often enough to see the progress of a backup.
  const backups = useConsoleQuery(listBackups, {}, { everyMs: 5_000 });
  const touches = [listBackups, getSystem];
  const make = useConsoleMutation(createBackup, { touches });
  const check = useConsoleMutation(checkBackup, { touches });
  const error = make.error ?? check.error;
  const isOpen = backups.data?.backups.some(isRunning) ?? true;
  /** The newest one, which a drill restores. */
  const restored = backups.data?.backups.find(({ state, removed }) => state === 'done' && !removed);
  const testRestore = (id: string) => {
    make.reset();
    check.mutate({ params: { id } });
  };
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
            {t('backupNow')}
          </Button>
        ) : null
      }
      title={t('backups')}
    >
      <p className="text-muted">{t('backupsHint')}</p>
      <p className="mt-2 text-danger-text empty:hidden" role="alert">
        {error ? errorText(tShop, error) : null}
      </p>
      <p className="mt-2 text-muted empty:hidden" role="status">
        {make.isSuccess && isOpen ? t('backupRequested') : null}
      </p>
      {backups.data ? (
        <div className="mt-4 grid gap-5">
          <RestoreDrillNote
            action={
              restored !== undefined && may('system:write') ? (
                <Button
                  disabled={isOpen}
                  loading={check.isPending && check.variables.params.id === restored.id}
                  onClick={() => testRestore(restored.id)}
                  size="sm"
                  variant="outline"
                >
                  {t('drillRepeat')}
                </Button>
              ) : null
            }
            backups={backups.data}
          />
          <BackupSummary backups={backups.data} t={t} />
          {backups.data.backups.length === 0 ? (
            <p className="text-muted">{t('backupsNone')}</p>
          ) : (
            <RecordTable<ListedBackup>
              caption={t('backups')}
              columns={[
                {
                  key: 'file',
                  phone: 'title',
                  header: t('backupFile'),
                  cell: ({ file, host, folder, copied_to: place, encrypted_for: key }) =>
                    file === null ? (
                      '–'
                    ) : (
                      <span>
                        <code className="wrap-anywhere text-[.8125rem]">{file}</code>
                        <span className="block text-muted">{host}</span>
                        {folder === null || folder === backups.data?.folder ? null : (
                          <span className="block text-muted wrap-anywhere">{folder}</span>
                        )}
                        {key === null ? null : (
                          <span className="block text-muted wrap-anywhere">
                            {t('backupEncryptedFor', { key })}
                          </span>
                        )}
                        {place === null ? null : (
                          <span className="block text-muted wrap-anywhere">
                            {t('backupCopiedTo', { place })}
                          </span>
                        )}
                      </span>
                    ),
                },
                {
                  key: 'made',
                  phone: 'under',
                  header: t('backupCreated'),
                  variant: 'muted',
                  cell: ({ ended_at: at, requested_at: requestedAt }) =>
                    formatDateTime(at ?? requestedAt),
                },
                {
                  key: 'size',
                  header: t('backupSize'),
                  cell: ({ bytes, rows }) =>
                    bytes === null ? (
                      '–'
                    ) : (
                      <span>
                        {t('megabytes', { count: Math.ceil(bytes / 1_000_000) })}
                        <span className="block text-muted">
                          {t('backupRows', { count: rows ?? 0 })}
                        </span>
                      </span>
                    ),
                },
                {
                  key: 'state',
                  phone: 'end',
                  header: t('state'),
                  cell: (backup) =>
                    backup.removed ? (
                      <Status kind="expired">{t('backupRemoved')}</Status>
                    ) : (
                      <span className="grid gap-1">
                        <RunState done={t('backupDone')} run={backup} t={t} />
                        {backup.copy_failed ? (
                          <Outcome kind="unpaid">{t('backupNotCopied')}</Outcome>
                        ) : null}
                      </span>
                    ),
                },
                {
                  key: 'check',
                  phone: 'underEnd',
                  header: t('backupCheck'),
                  cell: (backup) => <CheckState backup={backup} t={t} />,
                },
                ...(may('system:write')
                  ? [
                      {
                        key: 'action',
                        header: <span className="sr-only">{t('backupCheckNow')}</span>,
                        cell: ({ id, file, state, removed }: ListedBackup) =>
                          state === 'done' && !removed ? (
                            <Button
                              aria-label={t('backupCheckNamed', { name: file ?? '' })}
                              disabled={isOpen}
                              loading={check.isPending && check.variables.params.id === id}
                              onClick={() => testRestore(id)}
                              size="sm"
                              variant="outline"
                            >
                              {t('backupCheckNow')}
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
        <NoAnswerYet failed={t('backupsFailed')} loading={t('backupsLoading')} query={backups} />
      )}
    </Panel>
  );
}

function CheckState({ backup, t }: { backup: ListedBackup; t: FormatSystemMessage }): ReactNode {
  const { check } = backup;
  if (check === null) return backup.state === 'done' ? t('backupNotChecked') : '–';
  const broken = check.violations.map(({ invariant }) => invariant);
  return (
    <span>
      {check.state === 'done' && broken.length > 0 ? (
        <Outcome kind="unpaid">
          {t('backupBroken', { count: broken.length, rules: broken.join(', ') })}
        </Outcome>
      ) : (
        <RunState done={t('backupVerified')} run={check} t={t} />
      )}
      {check.ended_at === null ? null : (
        <span className="block text-muted">{formatDateTime(check.ended_at)}</span>
      )}
    </span>
  );
}

function RunState({ run, done, t }: { run: Run; done: string; t: FormatSystemMessage }): ReactNode {
  if (run.state === 'failed') {
    return <Outcome kind="unpaid">{t(`problem_${run.problem ?? 'failed'}`)}</Outcome>;
  }
  if (run.state === 'requested') return <Status kind="processing">{t('backupQueued')}</Status>;
  if (run.state === 'done') return <Outcome kind="active">{done}</Outcome>;
  return (
    <Status kind="processing">
      {run.tables === null
        ? t('backupStarted')
        : t('backupRunning', { done: run.tables_done, tables: run.tables })}
    </Status>
  );
}

/** A note that may take several lines. */
function Outcome({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span className="inline-block [&>span]:whitespace-normal">
      <Status kind={kind}>{children}</Status>
    </span>
  );
}

function isRunning({ state, check }: ListedBackup): boolean {
  return [state, check?.state].some((one) => one === 'requested' || one === 'running');
}
