import { MESSAGE_ATTACHMENTS_MAX, TICKET_TEXT_MAX } from '@sesame/contract/limits.ts';
import {
  listQueue,
  noteOnTicket,
  type OperatorMessage,
  type OperatorTicket,
  replyToTicket,
  resolveTicket,
  uploadReplyAttachment,
} from '@sesame/contract/operator-support.ts';
import { ListTree, Paperclip, Send, X } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isStale } from '../../../api/is-stale.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useOperatorUpload } from '../../../api/operator/use-operator-upload.ts';
import { randomUuid } from '../../../api/random-id.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { ticketWords } from './tickets.words.ts';

const ReadyAnswerDialog = lazy(() =>
  import('./ready-answer-dialog.tsx').then((module) => ({ default: module.ReadyAnswerDialog })),
);

type TicketComposerProps = {
  ticketId: string;
  isClosed: boolean;
  /** The newest message in sight. */
  lastSeen: string | undefined;
  onAdded: (messages: readonly OperatorMessage[]) => void;
  onMoved: (ticket: OperatorTicket) => void;
  /** Somebody else has answered meanwhile. */
  onCrossed: () => void;
};

/** An answer to the buyer or a note for operators. The same text sent again after a failure is the same message. */
export function TicketComposer({
  ticketId,
  isClosed,
  lastSeen,
  onAdded,
  onMoved,
  onCrossed,
}: TicketComposerProps) {
  const { t } = useI18n();
  const say = useWords(ticketWords);
  const may = useMay();
  const [mode, setMode] = useState<'reply' | 'note'>('reply');
  const [text, setText] = useState('');
  const [messageId, setMessageId] = useState(randomUuid);
  const [files, setFiles] = useState<readonly { id: string; name: string }[]>([]);
  const touches = [listQueue];
  const reply = useOperatorMutation(replyToTicket, { touches });
  const note = useOperatorMutation(noteOnTicket, { touches });
  const resolve = useOperatorMutation(resolveTicket, { touches });
  const attach = useOperatorUpload(uploadReplyAttachment);
  const [choosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const inserted = useRef(false);
  // After the dialog is gone, which leaves the focus where it came from.
  useEffect(() => {
    if (choosing || !inserted.current) return;
    inserted.current = false;
    field.current?.focus();
  }, [choosing]);
  if (!may('tickets:write')) return null;
  const isNote = mode === 'note' || isClosed;
  const busy = reply.isPending || note.isPending || resolve.isPending || attach.isPending;
  const canSend = text.trim() !== '' && !busy;
  const problem = (isNote ? note.error : reply.error) ?? resolve.error ?? attach.error;

  const params = { id: ticketId };
  const send = async (andResolve: boolean) => {
    if (!canSend) return;
    // Refusals stand under the field; what was typed stays for another try.
    try {
      const content = text.trim();
      const message = isNote
        ? await note.mutateAsync({ params, body: { id: messageId, content } })
        : await reply.mutateAsync({
            params,
            body: {
              id: messageId,
              content,
              attachments: files.map(({ id }) => id),
              ...(lastSeen !== undefined && { seen: lastSeen }),
            },
          });
      onAdded([message]);
      setText('');
      setFiles([]);
      setMessageId(randomUuid());
      if (andResolve) onMoved(await resolve.mutateAsync({ params, body: {} }));
    } catch (error) {
      if (isStale(error)) onCrossed();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };
  return (
    <>
      <form className="grid gap-3 border-border border-t px-6 py-4 max-md:px-4" onSubmit={submit}>
        {isClosed ? (
          <p className="text-[.8125rem] text-muted">{say('closed')}</p>
        ) : (
          <SegmentedFilter
            className="justify-self-start"
            label={say('write')}
            onChange={setMode}
            segments={[
              { value: 'reply', label: say('modeReply') },
              { value: 'note', label: say('modeNote') },
            ]}
            value={mode}
          />
        )}
        <Field label={say(isNote ? 'noteText' : 'reply')} labelHidden>
          <Textarea
            maxLength={TICKET_TEXT_MAX}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send(false);
            }}
            placeholder={say(isNote ? 'noteText' : 'reply')}
            ref={field}
            rows={3}
            value={text}
          />
        </Field>
        {files.length > 0 && !isNote ? (
          <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
            {files.map(({ id, name }) => (
              <li className="flex max-w-full items-center gap-1 rounded-md bg-fill pl-3" key={id}>
                <span className="truncate text-[.8125rem]">{name}</span>
                <Button
                  aria-label={say('takeAway', { name })}
                  onClick={() => setFiles(files.filter((file) => file.id !== id))}
                  size="icon-sm"
                  variant="ghost"
                >
                  <Icon of={X} size={16} />
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        {problem ? (
          <Note role="alert" tone="danger">
            {isStale(problem) ? say('crossed') : errorText(t, problem)}
          </Note>
        ) : null}
        <div className="flex flex-wrap items-center justify-end gap-2">
          {isNote || files.length >= MESSAGE_ATTACHMENTS_MAX ? null : (
            <label className="relative grid size-(--control) cursor-pointer place-items-center rounded-md text-muted hover:bg-fill hover:text-text has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring pointer-coarse:size-11">
              <Icon of={Paperclip} />
              <input
                accept="image/png,image/jpeg,application/pdf"
                aria-label={say('attach')}
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  event.target.value = '';
                  if (!file) return;
                  attach.mutate(
                    { file },
                    { onSuccess: ({ id, name }) => setFiles([...files, { id, name }]) },
                  );
                }}
                type="file"
              />
            </label>
          )}
          {isNote ? null : (
            <Button
              className="mr-auto"
              icon={<Icon of={ListTree} />}
              onClick={() => setChoosing(true)}
              size="sm"
              variant="ghost"
            >
              {say('readyAnswer')}
            </Button>
          )}
          {isNote ? null : (
            <Button disabled={!canSend} onClick={() => void send(true)} size="sm" variant="outline">
              {say('sendAndResolve')}
            </Button>
          )}
          <Button
            disabled={text.trim() === ''}
            icon={<Icon of={Send} />}
            loading={reply.isPending || note.isPending}
            size="sm"
            type="submit"
          >
            {say(isNote ? 'keepNote' : 'send')}
          </Button>
        </div>
      </form>
      {choosing ? (
        <Suspense fallback={null}>
          <ReadyAnswerDialog
            onAdded={onAdded}
            onClose={() => setChoosing(false)}
            onInsert={(words) => {
              inserted.current = true;
              setText((typed) => (typed === '' ? words : `${typed}\n\n${words}`));
            }}
            onMoved={onMoved}
            ticketId={ticketId}
          />
        </Suspense>
      ) : null}
    </>
  );
}
