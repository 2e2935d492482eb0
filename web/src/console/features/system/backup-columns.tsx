import type { ListedBackup } from '@sesame/contract/console/system.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useMay } from '../../api/use-operator.ts';
import type { RecordColumn } from '../../ui/lists/record-table.tsx';
import { CheckState, Outcome, RunState } from './backup-states.tsx';
import { systemMessages } from './system.messages.ts';

/** The columns of backups, with their restore tests. */
export function useBackupColumns({
  folder: current,
  isBusy,
  isTesting,
  onTest,
}: {
  /** The folder that backups are written to now; others are named. */
  folder: string | undefined;
  /** Whether a backup or a test is running, so that no other can be started. */
  isBusy: boolean;
  isTesting: (id: string) => boolean;
  onTest: (id: string) => void;
}): readonly RecordColumn<ListedBackup>[] {
  const t = useMessages(systemMessages);
  const may = useMay();
  return [
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
            {folder === null || folder === current ? null : (
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
      cell: ({ ended_at: at, requested_at: requestedAt }) => formatDateTime(at ?? requestedAt),
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
            <span className="block text-muted">{t('backupRows', { count: rows ?? 0 })}</span>
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
            {backup.copy_failed ? <Outcome kind="unpaid">{t('backupNotCopied')}</Outcome> : null}
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
                  disabled={isBusy}
                  loading={isTesting(id)}
                  onClick={() => onTest(id)}
                  size="sm"
                  variant="outline"
                >
                  {t('backupCheckNow')}
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
}
