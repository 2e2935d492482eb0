import {
  checkBackup,
  createBackup,
  getSystem,
  type ListedBackup,
  listBackups,
} from '@sesame/contract/console/system.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { useBackupColumns } from './backup-columns.tsx';
import { BackupSummary } from './backup-summary.tsx';
import { RestoreDrillNote } from './restore-drill.tsx';
import { systemMessages } from './system.messages.ts';

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
  const columns = useBackupColumns({
    folder: backups.data?.folder,
    isBusy: isOpen,
    isTesting: (id) => check.isPending && check.variables.params.id === id,
    onTest: testRestore,
  });
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
              columns={columns}
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

function isRunning({ state, check }: ListedBackup): boolean {
  return [state, check?.state].some((one) => one === 'requested' || one === 'running');
}
