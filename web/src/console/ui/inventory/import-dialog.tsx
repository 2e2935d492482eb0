import {
  type ItemKind,
  importInventoryItems,
  itemKinds,
  listInventory,
  listInventoryItems,
  listWaitingDeliveries,
  readInventory,
  type ServiceInventory,
} from '@sesame/contract/console/inventory.ts';
import { getFirstRun } from '@sesame/contract/console/setup/first-run.ts';
import {
  INVENTORY_IMPORT_MAX_LINES,
  ITEM_FILE_MAX_BYTES,
  ITEM_FILES_MAX,
} from '@sesame/contract/shared/limits.ts';
import { itemContents } from '@sesame/contract/shared/states.ts';
import { useState } from 'react';
import { formatMegabytes } from '../../../i18n/format-file-size.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { FieldDialog } from '../dialogs/field-dialog.tsx';
import { SelectField } from '../forms/choice-fields.tsx';
import { LongTextField } from '../forms/text-fields.tsx';
import { useConsoleForm } from '../forms/use-console-form.ts';
import { itemContentMessages } from '../names/item-contents.messages.ts';
import { canImport, contentOf, holdsFiles, isAddress, mistakeOf } from './import-choice.rules.ts';
import { ChosenFiles, ItemFilesField, TextFileField } from './import-files.tsx';
import type { UploadsReport } from './import-report.rules.ts';
import { FailedFiles, ImportReport } from './import-report.tsx';
import { inventoryMessages } from './inventory.messages.ts';
import { itemKindMessages } from './item-kinds.ts';
import { sendFiles } from './send-files.ts';

const pasteMessages = {
  link: 'pasteLink',
  code: 'pasteCode',
  account: 'pasteAccount',
  text: 'pasteText',
} as const;
/** Checks the lines first (new, duplicate, invalid); only then can they be imported. */
export function ImportDialog({
  inventory,
  cancelLabel,
  onImported,
  onClose,
}: {
  /** `content` is what it mostly holds; a new service holds nothing yet. */
  inventory: Pick<ServiceInventory, 'id' | 'title' | 'title_ru'> &
    Partial<Pick<ServiceInventory, 'content'>>;
  cancelLabel?: string;
  /** Instead of the report of what was imported. */
  onImported?: () => void;
  onClose: () => void;
}) {
  const t = useMessages(inventoryMessages);
  const tContent = useMessages(itemContentMessages);
  const titleOf = useTitle();
  const { language } = useI18n();
  const fileSizeMax = formatMegabytes(language, ITEM_FILE_MAX_BYTES);
  const [leaveOut, setLeaveOut] = useState(false);
  const [answer, setAnswer] = useState<UploadsReport>();
  const send = useConsoleUpload(importInventoryItems, {
    touches: [listInventory, readInventory, listInventoryItems, listWaitingDeliveries, getFirstRun],
  });
  const form = useConsoleForm({
    schema: importInventoryItems.query,
    initial: {
      kind: 'unique' as ItemKind,
      content: inventory.content ?? 'link',
      text: '',
      files: [] as readonly File[],
    },
    body: (values) => ({
      kind: values.kind,
      content: contentOf(values),
      mode: isReady ? 'import' : 'check',
      broken: leaveOut ? 'leave_out' : 'refuse',
    }),
    alsoCheck: (values) => {
      const mistake = mistakeOf(values);
      return mistake ? { [mistake[0]]: t(mistake[1], { size: fileSizeMax }) } : {};
    },
    save: (query, { text, files }) => {
      const pasted = new File([text], 'pasted.txt', { type: 'text/plain' });
      return sendFiles(files.length === 0 ? [pasted] : files, (file) =>
        send.mutateAsync({ file, params: { id: inventory.id }, query }),
      );
    },
    onSaved: (report) => {
      setAnswer(report);
      if (report.imported) onImported?.();
    },
  });
  const { kind, files } = form.values;
  const setFiles = (changed: readonly File[]) => form.change({ files: changed });
  const isFiles = holdsFiles(form.values);
  const content = contentOf(form.values);
  // Any edit requires another check.
  const report = form.isSaved ? answer : undefined;
  const isDone = report?.imported === true;
  const isReady: boolean = canImport(report, leaveOut);
  return (
    <FieldDialog
      {...(cancelLabel !== undefined && { cancelLabel })}
      form={form}
      // A check saves nothing of what was pasted.
      isDirty={!isDone && (files.length > 0 || form.values.text !== '')}
      lead={t(isFiles ? 'importFilesLead' : 'importLead', {
        count: INVENTORY_IMPORT_MAX_LINES,
        shown: formatCount(language, INVENTORY_IMPORT_MAX_LINES),
      })}
      onClose={onClose}
      onSubmit={isDone ? onClose : undefined}
      submitLabel={
        isDone ? t('done') : isReady ? t('importFresh', { count: report?.fresh ?? 0 }) : t('check')
      }
      title={t('importTitle', { title: titleOf(inventory) })}
    >
      {isDone ? (
        <Note role="status" tone={report.failed.length > 0 ? 'warning' : 'success'}>
          <p>{t('imported', { count: report.fresh })}</p>
          <FailedFiles failed={report.failed} files={files} />
        </Note>
      ) : (
        <>
          <SelectField
            hint={t(`${kind}Hint`, {
              answer: '{"link": "https://…"}',
              account: '{"login": "…", "password": "…"}',
            })}
            label={t('kind')}
            of={form.at('kind')}
            onChanged={() => setLeaveOut(false)}
            options={itemKinds.map((value) => ({ value, label: t(itemKindMessages[value]) }))}
          />
          {isAddress(kind) ? null : (
            <SelectField
              hint={t(`${content}Hint`, { count: ITEM_FILES_MAX, size: fileSizeMax })}
              label={t('content')}
              of={form.at('content')}
              onChanged={() => {
                setLeaveOut(false);
                form.change({ files: [] });
              }}
              options={itemContents.map((value) => ({ value, label: tContent(value) }))}
            />
          )}
          <ChosenFiles files={files} isFiles={isFiles} onChange={setFiles} />
          {isFiles ? (
            <ItemFilesField
              error={files.length === 0 && form.isInvalid ? t('nothingToImport') : undefined}
              files={files}
              onChange={setFiles}
            />
          ) : null}
          {isFiles || files.length > 0 ? null : (
            <>
              <LongTextField
                controlClass="font-mono"
                label={t(content === 'file' ? 'pasteLink' : pasteMessages[content])}
                of={form.at('text')}
                rows={6}
                spellCheck="false"
              />
              <TextFileField onChange={setFiles} />
            </>
          )}
          {report ? (
            <ImportReport files={isFiles ? files : []} kind={kind} report={report} />
          ) : null}
          {report && report.broken.count > 0 ? (
            <Checkbox checked={leaveOut} onChange={(event) => setLeaveOut(event.target.checked)}>
              {t('skipInvalid')}
            </Checkbox>
          ) : null}
        </>
      )}
    </FieldDialog>
  );
}
