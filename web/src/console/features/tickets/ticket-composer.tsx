import {
  type ConsoleMessage,
  type ConsoleTicket,
  listQueue,
  noteOnTicket,
  replyToTicket,
  resolveTicket,
  uploadReplyAttachment,
} from '@sesame/contract/console/tickets.ts';
import { MESSAGE_ATTACHMENTS_MAX, TICKET_TEXT_MAX } from '@sesame/contract/shared/limits.ts';
import { ListTree, Paperclip, Send, X } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { randomUuid } from '../../../api/client/random-id.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { useMay } from '../../api/use-operator.ts';
import { useLeaveCheck } from '../../ui/forms/leave-guard.tsx';
import { ticketMessages } from './tickets.messages.ts';

const SavedReplyDialog = lazy(() =>
  import('./saved-reply-dialog.tsx').then((module) => ({ default: module.SavedReplyDialog })),
);

type TicketComposerProps = {
  ticketId: string;
  isClosed: boolean;
  /** The newest message shown. */
  lastSeen: string | undefined;
  onAdded: (messages: readonly ConsoleMessage[]) => void;
  onMoved: (ticket: ConsoleTicket) => void;
  /** Another operator has replied in the meantime. */
  onCrossed: () => void;
};

/** Writes a reply or an internal note. A retry after a failure sends the same message id. */
export function TicketComposer({
  ticketId,
  isClosed,
  lastSeen,
  onAdded,
  onMoved,
  onCrossed,
}: TicketComposerProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(ticketMessages);
  const may = useMay();
  const [mode, setMode] = useState<'reply' | 'note'>('reply');
  const [text, setText] = useState('');
  const [messageId, setMessageId] = useState(randomUuid);
  const [files, setFiles] = useState<readonly { id: string; name: string }[]>([]);
  const touches = [listQueue];
  const reply = useConsoleMutation(replyToTicket, { touches });
  const note = useConsoleMutation(noteOnTicket, { touches });
  const resolve = useConsoleMutation(resolveTicket, { touches });
  const attach = useConsoleUpload(uploadReplyAttachment);
  const [choosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const inserted = useRef(false);
  const hasText = text.trim() !== '';
  useLeaveCheck(useCallback(() => hasText, [hasText]));
  // The dialog returns the focus to its button right after closing; after an insertion the text field should have it.
  useEffect(() => {
    if (choosing || !inserted.current) return;
    inserted.current = false;
    queueMicrotask(() => field.current?.focus());
  }, [choosing]);
  if (!may('tickets:write')) return null;
  const isNote = mode === 'note' || isClosed;
  const busy = reply.isPending || note.isPending || resolve.isPending || attach.isPending;
  const canSend = hasText && !busy;
  const problem = (isNote ? note.error : reply.error) ?? resolve.error ?? attach.error;

  const params = { id: ticketId };
  const send = async (andResolve: boolean) => {
    if (!canSend) return;
    // Errors are shown under the field, and the text is kept for a retry.
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
          <p className="text-[.8125rem] text-muted">{t('closed')}</p>
        ) : (
          <SegmentedFilter
            className="justify-self-start"
            label={t('write')}
            onChange={setMode}
            segments={[
              { value: 'reply', label: t('modeReply') },
              { value: 'note', label: t('modeNote') },
            ]}
            value={mode}
          />
        )}
        <Field label={t(isNote ? 'noteText' : 'reply')} labelHidden>
          <Textarea
            maxLength={TICKET_TEXT_MAX}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send(false);
            }}
            placeholder={t(isNote ? 'noteText' : 'reply')}
            ref={field}
            rows={3}
            value={text}
          />
        </Field>
        {files.length > 0 && !isNote ? (
          <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
            {files.map(({ id, name }) => (
              <li className="flex max-w-full items-center gap-1 rounded-md bg-fill pl-3" key={id}>
                <span className="truncate text-[.8125rem]" title={name}>
                  {name}
                </span>
                <Button
                  aria-label={t('takeAway', { name })}
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
            {isStale(problem) ? t('crossed') : errorText(tShop, problem)}
          </Note>
        ) : null}
        <div className="flex flex-wrap items-center justify-end gap-2">
          {isNote || files.length >= MESSAGE_ATTACHMENTS_MAX ? null : (
            <label className="relative grid size-(--control) cursor-pointer place-items-center rounded-md text-muted hover:bg-fill hover:text-text has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring pointer-coarse:size-11">
              <Icon of={Paperclip} />
              <input
                accept="image/png,image/jpeg,application/pdf"
                aria-label={t('attach')}
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
              {t('readyAnswer')}
            </Button>
          )}
          {isNote ? null : (
            <Button disabled={!canSend} onClick={() => void send(true)} size="sm" variant="outline">
              {t('sendAndResolve')}
            </Button>
          )}
          <Button
            disabled={!hasText}
            icon={<Icon of={Send} />}
            loading={reply.isPending || note.isPending}
            size="sm"
            type="submit"
          >
            {t(isNote ? 'keepNote' : 'send')}
          </Button>
        </div>
      </form>
      {choosing ? (
        <Suspense fallback={null}>
          <SavedReplyDialog
            onAdded={onAdded}
            onClose={() => setChoosing(false)}
            onInsert={(prepared) => {
              inserted.current = true;
              setText((typed) => (typed === '' ? prepared : `${typed}\n\n${prepared}`));
            }}
            onMoved={onMoved}
            ticketId={ticketId}
          />
        </Suspense>
      ) : null}
    </>
  );
}
