import { testBackupFolder } from '@sesame/contract/console/system.ts';
import { Link } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { formatFileSize } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { systemMessages } from './system.messages.ts';

/** Where every backup is stored, with a test whether files can be stored there. */
export function BackupFolder({ folder }: { folder: string }) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(systemMessages);
  const mayTest = useMay()('system:write');
  const test = useConsoleMutation(testBackupFolder);
  const { problem, detail, free_bytes: free } = test.data ?? {};
  return (
    <div className="grid justify-items-start gap-3">
      <span className="wrap-anywhere">{t('backupsFolderValue', { folder })}</span>
      {problem === null ? (
        <Note role="status" tone="success">
          {t('folderWorks', { size: formatFileSize(language, free ?? 0) })}
        </Note>
      ) : null}
      {problem ? (
        <Note role="alert" tone={problem === 'elsewhere' ? 'warning' : 'danger'}>
          {t(`folder_${problem}`, { detail: detail ?? '' })}
        </Note>
      ) : null}
      {test.isError ? (
        <Note role="alert" tone="danger">
          {errorText(tShop, test.error)}
        </Note>
      ) : null}
      <span className="flex flex-wrap gap-2">
        {mayTest ? (
          <Button
            loading={test.isPending}
            onClick={() => test.mutate({})}
            size="sm"
            variant="outline"
          >
            {t('testFolder')}
          </Button>
        ) : null}
        <LinkButton as={Link} href={consolePaths.connection('folder')} size="sm" variant="outline">
          {t('chooseFolder')}
        </LinkButton>
      </span>
    </div>
  );
}
