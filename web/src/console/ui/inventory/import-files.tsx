import { ITEM_FILE_MAX_BYTES, ITEM_FILES_MAX } from '@sesame/contract/shared/limits.ts';
import { formatFileSize, formatMegabytes } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FileDrop, FileRow } from '../../../ui/forms/file-drop.tsx';
import { isTooLarge } from './import-choice.rules.ts';
import { inventoryMessages } from './inventory.messages.ts';

interface FilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** The chosen files, each of which can be removed; those that are items have a largest size. */
export function ChosenFiles({ files, isFiles, onChange }: FilesProps & { isFiles: boolean }) {
  const t = useMessages(inventoryMessages);
  const { language } = useI18n();
  const size = formatMegabytes(language, ITEM_FILE_MAX_BYTES);
  return files.map((file, at) => (
    <FileRow
      detail={
        isFiles && isTooLarge(file)
          ? t('fileTooLarge', { size })
          : formatFileSize(language, file.size)
      }
      // biome-ignore lint/suspicious/noArrayIndexKey: files of two folders can be alike in all but their bytes
      key={at}
      name={file.name}
      onRemove={() => onChange(files.filter((one) => one !== file))}
      removeLabel={t('removeFile')}
      tone={isFiles && isTooLarge(file) ? 'danger' : 'neutral'}
    />
  ));
}

/** Takes files of which each is an item. */
export function ItemFilesField({
  files,
  error,
  onChange,
}: FilesProps & { error: string | undefined }) {
  const t = useMessages(inventoryMessages);
  return (
    <Field error={error} label={t('files')}>
      <FileDrop
        accept=""
        multiple
        onFiles={(given) => onChange([...files, ...given].slice(0, ITEM_FILES_MAX))}
        overPrompt={t('fileOver')}
        prompt={t('filesPrompt')}
      />
    </Field>
  );
}

/** Takes one file whose lines are items. */
export function TextFileField({ onChange }: Pick<FilesProps, 'onChange'>) {
  const t = useMessages(inventoryMessages);
  return (
    <Field label={t('file')}>
      <FileDrop
        accept=".txt,.csv,text/plain,text/csv"
        onFiles={(given) => onChange(given.slice(0, 1))}
        overPrompt={t('fileOver')}
        prompt={t('filePrompt')}
      />
    </Field>
  );
}
