import {
  importStockItems,
  listStock,
  listStockItems,
  listWaitingDeliveries,
  type OriginStock,
  readStock,
  type StockImport,
  type StockKind,
  stockKinds,
} from '@sesame/contract/operator-stock.ts';
import { useState } from 'react';
import { useOperatorUpload } from '../../../api/operator/use-operator-upload.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileDrop, FileRow } from '../../../ui/file-drop.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Note } from '../../../ui/note.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import { stockWords } from './stock.words.ts';

const kindWords = {
  unique: 'kindUnique',
  shared: 'kindShared',
  template: 'kindTemplate',
  webhook: 'kindWebhook',
} as const;

/** How many line numbers are read out; the count says the rest. */
const NAMED = 20;

/** Checks first: what is new, what is there already, what is broken. Only then there is something to import. */
export function ImportDialog({ stock, onClose }: { stock: OriginStock; onClose: () => void }) {
  const say = useWords(stockWords);
  const [kind, setKind] = useState<(typeof stockKinds)[number]>('unique');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [leaveOut, setLeaveOut] = useState(false);
  const [empty, setEmpty] = useState(false);
  const send = useOperatorUpload(importStockItems, {
    touches: [listStock, readStock, listStockItems, listWaitingDeliveries],
  });
  const report = send.data;
  const isDone = report?.imported === true;
  const canImport =
    report !== undefined && report.fresh > 0 && (report.broken.count === 0 || leaveOut);

  /** Whatever is typed anew wants to be checked anew. */
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
    <ActDialog
      act={send}
      lead={say('importLead')}
      onClose={onClose}
      onSubmit={submit}
      problem={empty ? say('nothingToImport') : undefined}
      submitLabel={
        isDone
          ? say('done')
          : canImport
            ? say('importFresh', { count: report.fresh })
            : say('check')
      }
      title={say('importTitle', { title: stock.title })}
    >
      {isDone ? (
        <Note role="status" tone="success">
          {say('imported', { count: report.fresh })}
        </Note>
      ) : (
        <>
          <Field
            hint={
              kind === 'template' || kind === 'webhook'
                ? say(`${kind}Hint`, {
                    answer: '{"link": "https://…"}',
                    account: '{"login": "…", "password": "…"}',
                  })
                : undefined
            }
            label={say('kind')}
          >
            <NativeSelect
              onChange={(event) => {
                renew();
                setKind(stockKinds.find((one) => one === event.target.value) ?? 'unique');
              }}
              options={stockKinds.map((value) => ({ value, label: say(kindWords[value]) }))}
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
              removeLabel={say('takeFileAway')}
            />
          ) : (
            <>
              <Field label={say('paste')}>
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
              <Field label={say('file')}>
                <FileDrop
                  accept=".txt,.csv,text/plain,text/csv"
                  onFiles={([given]) => {
                    renew();
                    setFile(given ?? null);
                  }}
                  overPrompt={say('fileOver')}
                  prompt={say('filePrompt')}
                />
              </Field>
            </>
          )}
          {report ? <Report kind={kind} report={report} /> : null}
          {report && report.broken.count > 0 ? (
            <Checkbox checked={leaveOut} onChange={(event) => setLeaveOut(event.target.checked)}>
              {say('leaveOut')}
            </Checkbox>
          ) : null}
        </>
      )}
    </ActDialog>
  );
}

function Report({ kind, report }: { kind: StockKind; report: StockImport }) {
  const say = useWords(stockWords);
  const { lines, fresh, duplicates, broken } = report;
  return (
    <Note role="status" tone={broken.count > 0 ? 'warning' : 'info'}>
      <p>{say('report', { lines, fresh, duplicates: duplicates.count, broken: broken.count })}</p>
      {duplicates.count > 0 ? (
        <p className="mt-1">{say('duplicateLines', { lines: numbersOf(duplicates) })}</p>
      ) : null}
      {broken.count > 0 ? (
        <p className="mt-1">
          {say(kind === 'webhook' ? 'brokenAddresses' : 'brokenLines', {
            lines: numbersOf(broken),
          })}
        </p>
      ) : null}
    </Note>
  );
}

function numbersOf({ count, lines }: StockImport['broken']): string {
  const named = lines.slice(0, NAMED).join(', ');
  return count > NAMED ? `${named}…` : named;
}
