import {
  type InventoryImport,
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
import { itemContents } from '@sesame/contract/shared/states.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FileDrop, FileRow } from '../../../ui/forms/file-drop.tsx';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { FieldDialog } from '../dialogs/field-dialog.tsx';
import { SelectField } from '../forms/choice-fields.tsx';
import { LongTextField } from '../forms/text-fields.tsx';
import { useConsoleForm } from '../forms/use-console-form.ts';
import { itemContentMessages } from '../names/item-contents.messages.ts';
import { inventoryMessages } from './inventory.messages.ts';

const pasteMessages = {
  link: 'pasteLink',
  code: 'pasteCode',
  account: 'pasteAccount',
  text: 'pasteText',
} as const;
const kindMessages = {
  unique: 'kindUnique',
  shared: 'kindShared',
  template: 'kindTemplate',
  webhook: 'kindWebhook',
} as const;

/** Line numbers listed at most; the count covers the rest. */
const NAMED = 20;

/** Checks the lines first (new, duplicate, invalid); only then can they be imported. */
export function ImportDialog({
  inventory,
  cancelLabel,
  onImported,
  onClose,
}: {
  /** `content` is what it mostly holds; a new service holds nothing yet. */
  inventory: Pick<ServiceInventory, 'id' | 'title'> & Partial<Pick<ServiceInventory, 'content'>>;
  cancelLabel?: string;
  /** Instead of the report of what was imported. */
  onImported?: () => void;
  onClose: () => void;
}) {
  const t = useMessages(inventoryMessages);
  const tContent = useMessages(itemContentMessages);
  const [leaveOut, setLeaveOut] = useState(false);
  const send = useConsoleUpload(importInventoryItems, {
    touches: [listInventory, readInventory, listInventoryItems, listWaitingDeliveries, getFirstRun],
  });
  const form = useConsoleForm({
    schema: importInventoryItems.query,
    initial: {
      kind: 'unique' as ItemKind,
      content: inventory.content ?? 'link',
      text: '',
      file: null as File | null,
    },
    body: ({ kind, content }) => ({
      kind,
      content: isAddress(kind) ? 'link' : content,
      mode: canImport ? 'import' : 'check',
      broken: leaveOut ? 'leave_out' : 'refuse',
    }),
    alsoCheck: ({ text, file }) =>
      file === null && text.trim() === '' ? { text: t('nothingToImport') } : {},
    save: async (query, { text, file }) => {
      const answer = await send.mutateAsync({
        file: file ?? new File([text], 'pasted.txt', { type: 'text/plain' }),
        params: { id: inventory.id },
        query,
      });
      if (answer.imported) onImported?.();
      return answer;
    },
  });
  const { kind, file } = form.values;
  const content = isAddress(kind) ? 'link' : form.values.content;
  // Any edit requires another check.
  const report: InventoryImport | undefined = form.isSaved ? send.data : undefined;
  const isDone = report?.imported === true;
  const canImport: boolean =
    report !== undefined && report.fresh > 0 && (report.broken.count === 0 || leaveOut);
  return (
    <FieldDialog
      {...(cancelLabel !== undefined && { cancelLabel })}
      form={form}
      // A check saves nothing of what was pasted.
      isDirty={!isDone && (file !== null || form.values.text !== '')}
      lead={t('importLead')}
      onClose={onClose}
      onSubmit={isDone ? onClose : undefined}
      submitLabel={
        isDone
          ? t('done')
          : canImport
            ? t('importFresh', { count: report?.fresh ?? 0 })
            : t('check')
      }
      title={t('importTitle', { title: inventory.title })}
    >
      {isDone ? (
        <Note role="status" tone="success">
          {t('imported', { count: report.fresh })}
        </Note>
      ) : (
        <>
          <SelectField
            hint={
              isAddress(kind)
                ? t(`${kind}Hint`, {
                    answer: '{"link": "https://…"}',
                    account: '{"login": "…", "password": "…"}',
                  })
                : undefined
            }
            label={t('kind')}
            of={form.at('kind')}
            onChanged={() => setLeaveOut(false)}
            options={itemKinds.map((value) => ({ value, label: t(kindMessages[value]) }))}
          />
          {isAddress(kind) ? null : (
            <SelectField
              hint={t(`${content}Hint`)}
              label={t('content')}
              of={form.at('content')}
              onChanged={() => setLeaveOut(false)}
              options={itemContents.map((value) => ({ value, label: tContent(value) }))}
            />
          )}
          {file ? (
            <FileRow
              detail={`${Math.ceil(file.size / 1024)} KB`}
              name={file.name}
              onRemove={() => form.change({ file: null })}
              removeLabel={t('removeFile')}
            />
          ) : (
            <>
              <LongTextField
                controlClass="font-mono"
                label={t(pasteMessages[content])}
                of={form.at('text')}
                rows={6}
                spellCheck={false}
              />
              <Field label={t('file')}>
                <FileDrop
                  accept=".txt,.csv,text/plain,text/csv"
                  onFiles={([given]) => form.change({ file: given ?? null })}
                  overPrompt={t('fileOver')}
                  prompt={t('filePrompt')}
                />
              </Field>
            </>
          )}
          {report ? <Report kind={kind} report={report} /> : null}
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

function isAddress(kind: ItemKind): kind is 'template' | 'webhook' {
  return kind === 'template' || kind === 'webhook';
}

function Report({ kind, report }: { kind: ItemKind; report: InventoryImport }) {
  const t = useMessages(inventoryMessages);
  const { lines, fresh, duplicates, broken } = report;
  return (
    <Note role="status" tone={broken.count > 0 ? 'warning' : 'info'}>
      <p>{t('report', { lines, fresh, duplicates: duplicates.count, broken: broken.count })}</p>
      {duplicates.count > 0 ? (
        <p className="mt-1">{t('duplicateLines', { lines: numbersOf(duplicates) })}</p>
      ) : null}
      {broken.count > 0 ? (
        <p className="mt-1">
          {t(kind === 'webhook' ? 'brokenAddresses' : 'brokenLines', {
            lines: numbersOf(broken),
          })}
        </p>
      ) : null}
    </Note>
  );
}

function numbersOf({ count, lines }: InventoryImport['broken']): string {
  const named = lines.slice(0, NAMED).join(', ');
  return count > NAMED ? `${named}…` : named;
}
