import { formatFileSize } from '../../../i18n/format-file-size.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { FileRow } from '../../../ui/forms/file-drop.tsx';
import { ProgressBar } from '../../../ui/primitives/progress-bar.tsx';
import type { Attachments } from './use-attachments.ts';

/** Files of the message being written: uploading, uploaded, or refused. */
export function ChosenFiles({ attachments }: { attachments: Attachments }) {
  const { t, language } = useI18n();
  const { files, tooMany, remove } = attachments;
  return (
    <>
      {files.length > 0 ? (
        <ul className="grid gap-2">
          {files.map((file) => (
            <li key={file.key}>
              <FileRow
                detail={
                  file.phase === 'failed' ? (
                    <span className="text-danger-text" role="alert">
                      {file.problem}
                    </span>
                  ) : (
                    formatFileSize(language, file.size)
                  )
                }
                name={file.name}
                onRemove={() => remove(file.key)}
                removeLabel={`${t('remove')}: ${file.name}`}
                tone={file.phase === 'failed' ? 'danger' : 'neutral'}
              >
                {file.phase === 'uploading' ? (
                  <ProgressBar className="mt-1.5" label={file.name} share={file.share} />
                ) : null}
              </FileRow>
            </li>
          ))}
        </ul>
      ) : null}
      {tooMany ? (
        <p className="text-[.8125rem] text-danger-text leading-[18px]" role="alert">
          {t('attachHint')}
        </p>
      ) : null}
    </>
  );
}
