import {
  type InventoryItem,
  listInventoryItems,
  renameInventoryFile,
  replaceInventoryFile,
} from '@sesame/contract/console/inventory.ts';
import { ITEM_FILE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { formatMegabytes } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';
import { ChosenFile } from './chosen-file.tsx';

type EditFileDialogProps = {
  item: InventoryItem & { file: NonNullable<InventoryItem['file']> };
  onClose: () => void;
};

/** Changes what the buyers of a file read, and of a shared file the file itself. */
export function EditFileDialog({ item, onClose }: EditFileDialogProps) {
  const { language } = useI18n();
  const t = useMessages(inventoryMessages);
  const { id, version } = item;
  const touches = [listInventoryItems];
  const rename = useConsoleMutation(renameInventoryFile, { touches });
  const replace = useConsoleUpload(replaceInventoryFile, { touches });
  const [initial] = useState({ ...item.file, reason: '', file: undefined as File | undefined });
  const form = useConsoleForm({
    schema: renameInventoryFile.body,
    initial,
    body: ({ name, note, reason }) => ({ name, note, reason, version }),
    alsoCheck: ({ file }) =>
      file && file.size > ITEM_FILE_MAX_BYTES
        ? { file: t('fileTooLarge', { size: formatMegabytes(language, ITEM_FILE_MAX_BYTES) }) }
        : {},
    save: (body, { file }) =>
      file === undefined
        ? rename.mutateAsync({ params: { id }, body })
        : replace.mutateAsync({ file, params: { id }, query: body }),
    onSaved: onClose,
    loadLatest: rename.loadLatest,
  });
  const { file } = form.values;
  const isShared = item.holders !== null;
  return (
    <FieldDialog
      form={form}
      lead={isShared ? t('sharedFileLead', { count: item.holders ?? 0 }) : t('fileLead')}
      onClose={onClose}
      submitLabel={t('save')}
      title={t('fileTitle')}
    >
      {isShared ? (
        <ChosenFile
          file={file}
          label={t('anotherFile')}
          onChange={(chosen) => form.change({ file: chosen, name: (chosen ?? item.file).name })}
        />
      ) : null}
      <TextField label={t('fileName')} of={form.at('name')} spellCheck="false" />
      <TextField hint={t('fileNoteHint')} label={t('fileNote')} of={form.at('note')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
