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
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FileDrop, FileRow } from '../../../ui/forms/file-drop.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { inventoryMessages } from './inventory.messages.ts';

const kindMessages = {
  unique: 'kindUnique',
  shared: 'kindShared',
  template: 'kindTemplate',
  webhook: 'kindWebhook',
} as const;

/** Line numbers listed at most; the count covers the rest. */
const NAMED = 20;

/** Checks the lines first (new, duplicate, invalid); only then can they be imported. */
export function ImportDialog({ stock, onClose }: { stock: ServiceInventory; onClose: () => void }) {
  const t = useMessages(inventoryMessages);
  const [kind, setKind] = useState<(typeof itemKinds)[number]>('unique');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [leaveOut, setLeaveOut] = useState(false);
  const [empty, setEmpty] = useState(false);
  const send = useConsoleUpload(importInventoryItems, {
    touches: [listInventory, readInventory, listInventoryItems, listWaitingDeliveries],
  });
  const report = send.data;
  const isDone = report?.imported === true;
  const canImport =
    report !== undefined && report.fresh > 0 && (report.broken.count === 0 || leaveOut);

  /** Any edit requires another check. */
  const renew = () => {
    send.reset();
    setLeaveOut(false);
    setEmpty(false);
  };
  const submit = () => {
    if (isDone) return onClose();
    if (file === null && text.trim() === '') return setEmpty(true);
    send.mutate({
      file: file ?? new File([text], 'pasted.txt', { type: 'text/plain' }),
      params: { id: stock.id },
      query: {
        kind,
        mode: canImport ? 'import' : 'check',
        broken: leaveOut ? 'leave_out' : 'refuse',
      },
    });
  };
  return (
    <ActionDialog
      action={send}
      lead={t('importLead')}
      onClose={onClose}
      onSubmit={submit}
      problem={empty ? t('nothingToImport') : undefined}
      submitLabel={
        isDone ? t('done') : canImport ? t('importFresh', { count: report.fresh }) : t('check')
      }
      title={t('importTitle', { title: stock.title })}
    >
      {isDone ? (
        <Note role="status" tone="success">
          {t('imported', { count: report.fresh })}
        </Note>
      ) : (
        <>
          <Field
            hint={
              kind === 'template' || kind === 'webhook'
                ? t(`${kind}Hint`, {
                    answer: '{"link": "https://…"}',
                    account: '{"login": "…", "password": "…"}',
                  })
                : undefined
            }
            label={t('kind')}
          >
            <NativeSelect
              onChange={(event) => {
                renew();
                setKind(itemKinds.find((one) => one === event.target.value) ?? 'unique');
              }}
              options={itemKinds.map((value) => ({ value, label: t(kindMessages[value]) }))}
              value={kind}
            />
          </Field>
          {file ? (
            <FileRow
              detail={`${Math.ceil(file.size / 1024)} KB`}
              name={file.name}
              onRemove={() => {
                renew();
                setFile(null);
              }}
              removeLabel={t('takeFileAway')}
            />
          ) : (
            <>
              <Field label={t('paste')}>
                <Textarea
                  className="font-mono"
                  onChange={(event) => {
                    renew();
                    setText(event.target.value);
                  }}
                  rows={6}
                  spellCheck={false}
                  value={text}
                />
              </Field>
              <Field label={t('file')}>
                <FileDrop
                  accept=".txt,.csv,text/plain,text/csv"
                  onFiles={([given]) => {
                    renew();
                    setFile(given ?? null);
                  }}
                  overPrompt={t('fileOver')}
                  prompt={t('filePrompt')}
                />
              </Field>
            </>
          )}
          {report ? <Report kind={kind} report={report} /> : null}
          {report && report.broken.count > 0 ? (
            <Checkbox checked={leaveOut} onChange={(event) => setLeaveOut(event.target.checked)}>
              {t('leaveOut')}
            </Checkbox>
          ) : null}
        </>
      )}
    </ActionDialog>
  );
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
