import {
  type ConsoleMessage,
  type ConsoleTicket,
  listQueue,
  noteOnTicket,
  replyToTicket,
  resolveTicket,
} from '@sesame/contract/console/tickets.ts';
import { ListTree, Send } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { randomUuid } from '../../../api/client/random-id.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import type { Frame } from '../../ui/forms/field-frame.ts';
import { FormView } from '../../ui/forms/form-view.tsx';
import { LongTextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import {
  AttachButton,
  AttachedFiles,
  type TicketFiles,
  useTicketFiles,
} from '../../ui/tickets/ticket-files.tsx';
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

type Draft = {
  id: string;
  content: string;
  files: TicketFiles;
  /** Whether sending also resolves the ticket. */
  resolves: boolean;
};

const newDraft = (): Draft => ({ id: randomUuid(), content: '', files: [], resolves: false });

const HiddenLabel: Frame = (props) => <Field {...props} labelHidden />;

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
  const touches = [listQueue];
  const reply = useConsoleMutation(replyToTicket, { touches });
  const note = useConsoleMutation(noteOnTicket, { touches });
  const resolve = useConsoleMutation(resolveTicket, { touches });
  const [choosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const inserted = useRef(false);
  const isNote = mode === 'note' || isClosed;
  const params = { id: ticketId };
  const [initial] = useState(newDraft);
  const form = useConsoleForm({
    schema: replyToTicket.body,
    initial,
    body: ({ id, content, files }) => ({
      id,
      content,
      attachments: files.map((file) => file.id),
      ...(lastSeen !== undefined && { seen: lastSeen }),
    }),
    save: async (body, { files, resolves }) => {
      const { id, content } = body;
      if (!isNote) return { message: await reply.mutateAsync({ params, body }), resolves };
      const message = await note.mutateAsync({ params, body: { id, content } });
      return { message, resolves: false, kept: files };
    },
    // Files belong to the reply: they stay while a note is added.
    savedAs: ({ kept = [] }) => ({ ...newDraft(), files: kept }),
    onSaved: ({ message, resolves }) => {
      onAdded([message]);
      if (resolves) resolve.mutate({ params, body: {} }, { onSuccess: onMoved });
    },
    onFailed: (error) => {
      if (isStale(error)) onCrossed();
    },
  });
  const { content, files } = form.values;
  const changeFiles = (next: TicketFiles) => form.change({ files: next });
  const attach = useTicketFiles(files, changeFiles);
  // The dialog returns the focus to its button right after closing; after an insertion the text field should have it.
  useEffect(() => {
    if (choosing || !inserted.current) return;
    inserted.current = false;
    queueMicrotask(() => field.current?.focus());
  }, [choosing]);
  if (!may('tickets:write')) return null;
  const canSend =
    content.trim() !== '' && !form.isSaving && !resolve.isPending && !attach.isUploading;
  const problem = form.error ?? resolve.error ?? attach.error;
  const send = (resolves: boolean) => {
    if (!canSend) return;
    resolve.reset();
    form.change({ resolves });
    form.submit();
  };
  return (
    <>
      <FormView className="grid gap-3 border-border border-t px-6 py-4 max-md:px-4" form={form}>
        {isClosed ? (
          <p className="text-[.8125rem] text-muted">{t('closed')}</p>
        ) : (
          <ComposerTools
            canAttach={!isNote && attach.hasRoom}
            mode={mode}
            onAttach={attach.upload}
            onMode={setMode}
            onSavedReply={() => setChoosing(true)}
          />
        )}
        <LongTextField
          frame={HiddenLabel}
          label={t(isNote ? 'noteText' : 'reply')}
          of={form.at('content')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send(false);
          }}
          placeholder={t(isNote ? 'noteText' : 'reply')}
          ref={field}
          rows={3}
        />
        {files.length > 0 && !isNote ? (
          <AttachedFiles files={files} onChange={changeFiles} />
        ) : null}
        {problem ? (
          <Note role="alert" tone="danger">
            {isStale(problem) ? t('newerReply') : errorText(tShop, problem)}
          </Note>
        ) : null}
        <div className="flex flex-wrap items-center justify-end gap-2">
          {isNote ? null : (
            <Button disabled={!canSend} onClick={() => send(true)} size="sm" variant="outline">
              {t('sendAndResolve')}
            </Button>
          )}
          <Button
            disabled={!canSend && !form.isSaving}
            icon={<Icon of={Send} />}
            loading={form.isSaving}
            onClick={() => send(false)}
            size="sm"
          >
            {t(isNote ? 'addNote' : 'send')}
          </Button>
        </div>
      </FormView>
      {choosing ? (
        <Suspense fallback={null}>
          <SavedReplyDialog
            onAdded={onAdded}
            onClose={() => setChoosing(false)}
            onInsert={(prepared) => {
              inserted.current = true;
              form.change({ content: content === '' ? prepared : `${content}\n\n${prepared}` });
            }}
            onMoved={onMoved}
            ticketId={ticketId}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type ComposerToolsProps = {
  mode: 'reply' | 'note';
  canAttach: boolean;
  onMode: (mode: 'reply' | 'note') => void;
  onAttach: (file: File) => void;
  onSavedReply: () => void;
};

/** Above the text: reply or note, a file, a saved reply. */
function ComposerTools({ mode, canAttach, onMode, onAttach, onSavedReply }: ComposerToolsProps) {
  const t = useMessages(ticketMessages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <SegmentedFilter
        label={t('write')}
        onChange={onMode}
        segments={[
          { value: 'reply', label: t('modeReply') },
          { value: 'note', label: t('modeNote') },
        ]}
        value={mode}
      />
      <span className="flex items-center">
        {canAttach ? <AttachButton onAttach={onAttach} /> : null}
        {mode === 'note' ? null : (
          <Button icon={<Icon of={ListTree} />} onClick={onSavedReply} size="sm" variant="ghost">
            {t('savedReply')}
          </Button>
        )}
      </span>
    </div>
  );
}
