import type { listBackups } from '@sesame/contract/console/system.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import type { FormatMessage } from '../../../i18n/messages.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { FactList } from '../../ui/page/fact-list.tsx';
import { BackupFolder } from './backup-folder.tsx';
import type { systemMessages } from './system.messages.ts';

type Backups = AnswerOf<typeof listBackups>;
type FormatSystemMessage = FormatMessage<keyof (typeof systemMessages)['en']>;

/** What a backup includes and what not: operators must know before they have to restore one. */
export function BackupSummary({ backups, t }: { backups: Backups; t: FormatSystemMessage }) {
  return (
    <div className="grid gap-3">
      <FactList
        facts={[
          {
            key: 'folder',
            label: t('backupsFolder'),
            value: <BackupFolder folder={backups.folder} />,
          },
          {
            key: 'copies',
            label: t('backupsCopies'),
            value: <BackupCopies bucket={backups.bucket} t={t} />,
          },
          {
            key: 'schedule',
            label: t('backupsSchedule'),
            value:
              backups.next_backup_at === null
                ? t('backupsManual')
                : formatDateTime(backups.next_backup_at),
          },
          {
            key: 'kept',
            label: t('backupsKept'),
            value: t('backupsKeptValue', { periods: keptPeriods(backups.kept, t) }),
          },
          { key: 'holds', label: t('backupsIncluded'), value: t('backupsIncludedValue') },
          {
            key: 'not',
            label: t('backupsExcluded'),
            value: (
              <ul className="m-0 grid list-none gap-1.5 p-0">
                <li>{t(backups.key === 'folder' ? 'backupsKeyFolder' : 'backupsKeySetting')}</li>
                <li>{t(backups.uploads === 's3' ? 'backupsUploadsS3' : 'backupsUploadsDisk')}</li>
              </ul>
            ),
          },
        ]}
      />
      <p className="text-muted wrap-anywhere">
        {backups.encrypted_for === null
          ? t('backupsUnencrypted')
          : t('backupsEncrypted', { key: backups.encrypted_for })}
      </p>
    </div>
  );
}

function keptPeriods({ days, weeks, months }: Backups['kept'], t: FormatSystemMessage): string {
  return [
    t('keptDays', { count: days }),
    ...(weeks > 0 ? [t('keptWeeks', { count: weeks })] : []),
    ...(months > 0 ? [t('keptMonths', { count: months })] : []),
  ].join(', ');
}

/** Where new backups are copied to, or the way to set that up. */
function BackupCopies({ bucket, t }: Pick<Backups, 'bucket'> & { t: FormatSystemMessage }) {
  const maySetUp = useMay()('connections:write');
  if (bucket !== null) return <span className="wrap-anywhere">{bucket}</span>;
  return (
    <>
      {t('backupsNoBucket')}{' '}
      {maySetUp ? (
        <TextLink as={Link} href={consolePaths.connection('backup')}>
          {t('backupsSetBucket')}
        </TextLink>
      ) : null}
    </>
  );
}
