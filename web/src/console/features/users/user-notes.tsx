import {
  addNote,
  changeNote,
  deleteNote,
  listNotes,
  type Note,
} from '@sesame/contract/console/notes.ts';
import { Pin } from 'lucide-react';
import { useState } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note as Message } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useOperatorSession } from '../../api/use-operator.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { FormProblem, FormView } from '../../ui/forms/form-view.tsx';
import { LongTextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { userMessages } from './users.messages.ts';

const touches = [listNotes];
type OfUser = { userId: string };
type OfNote = OfUser & { note: Note };

export function UserNotes({ userId, mayWrite }: OfUser & { mayWrite: boolean }) {
  const { t: tShop } = useI18n();
  const t = useMessages(userMessages);
  const notes = useConsoleQuery(listNotes, { params: { id: userId } });
  return (
    <Panel title={t('notes')}>
      {notes.data === undefined ? (
        notes.isError ? (
          <Message
            action={<Button onClick={() => void notes.refetch()}>{t('tryAgain')}</Button>}
            role="alert"
            tone="danger"
          >
            {errorText(tShop, notes.error)}
          </Message>
        ) : (
          <Skeleton className="h-12" />
        )
      ) : notes.data.length === 0 ? (
        <p className="text-muted">{t('noNotes')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-4 p-0">
          {notes.data.map((note) => (
            <li key={note.id}>
              <OneNote mayWrite={mayWrite} note={note} userId={userId} />
            </li>
          ))}
        </ul>
      )}
      {mayWrite ? <NewNote userId={userId} /> : null}
    </Panel>
  );
}

function OneNote({ userId, note, mayWrite }: OfNote & { mayWrite: boolean }) {
  const { t: tShop } = useI18n();
  const t = useMessages(userMessages);
  const own = useOperatorSession().data?.operator.id === note.author.id;
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const change = useConsoleMutation(changeNote, { touches });
  const { content, pinned, version } = note;
  const pin = () =>
    change.mutate(
      { params: { id: userId, note: note.id }, body: { content, version, pinned: !pinned } },
      {
        onError: (error) => {
          showToast({ tone: 'danger', title: t('notDone'), text: errorText(tShop, error) });
          // There are no edits to lose, so the latest version can be loaded at once.
          if (isStale(error)) void change.loadLatest();
        },
      },
    );
  return (
    <>
      <p className="wrap-anywhere m-0 whitespace-pre-wrap">{content}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span className="wrap-anywhere inline-flex items-center gap-1.5">
          {pinned ? (
            <span className="inline-flex items-center gap-1">
              <Icon of={Pin} size={14} />
              {t('pinned')} ·
            </span>
          ) : null}
          {note.author.name} · {formatDateTime(note.created_at)}
          {note.edited_at ? ` · ${t('edited')}` : ''}
        </span>
        {mayWrite ? (
          <span className="flex flex-wrap gap-1">
            <Button loading={change.isPending} onClick={pin} size="sm" variant="ghost">
              {t(pinned ? 'unpin' : 'pin')}
            </Button>
            {own ? (
              <Button onClick={() => setOpen('edit')} size="sm" variant="ghost">
                {t('edit')}
              </Button>
            ) : null}
            <Button onClick={() => setOpen('delete')} size="sm" variant="ghost">
              {t('remove')}
            </Button>
          </span>
        ) : null}
      </div>
      {open === 'edit' ? (
        <EditDialog note={note} onClose={() => setOpen(undefined)} userId={userId} />
      ) : null}
      {open === 'delete' ? (
        <DeleteDialog note={note} onClose={() => setOpen(undefined)} userId={userId} />
      ) : null}
    </>
  );
}

function NewNote({ userId }: OfUser) {
  const t = useMessages(userMessages);
  const form = useCallForm({
    route: addNote,
    params: { id: userId },
    touches,
    initial: { content: '' },
    body: (values) => ({ ...values, pinned: false }),
    savedAs: () => ({ content: '' }),
  });
  return (
    <FormView className="mt-4 grid gap-3" form={form}>
      <LongTextField hint={t('noteHint')} label={t('newNote')} of={form.at('content')} rows={2} />
      <FormProblem form={form} />
      <div>
        <Button loading={form.isSaving} type="submit" variant="outline">
          {t('addNote')}
        </Button>
      </div>
    </FormView>
  );
}

function EditDialog({ userId, note, onClose }: OfNote & { onClose: () => void }) {
  const t = useMessages(userMessages);
  const { content, pinned, version } = note;
  const form = useCallForm({
    route: changeNote,
    params: { id: userId, note: note.id },
    touches,
    initial: { content },
    body: (values) => ({ ...values, pinned, version }),
    onSaved: onClose,
  });
  return (
    <FieldDialog form={form} onClose={onClose} submitLabel={t('save')} title={t('editNote')}>
      <LongTextField label={t('note')} of={form.at('content')} />
    </FieldDialog>
  );
}

function DeleteDialog({ userId, note, onClose }: OfNote & { onClose: () => void }) {
  const t = useMessages(userMessages);
  const remove = useConsoleMutation(deleteNote, { touches });
  return (
    <ActionDialog
      action={remove}
      destructive
      lead={t('deleteNoteLead')}
      onClose={onClose}
      onSubmit={() =>
        remove.mutate(
          { params: { id: userId, note: note.id }, query: { version: String(note.version) } },
          { onSuccess: onClose },
        )
      }
      submitLabel={t('remove')}
      title={t('deleteNote')}
    />
  );
}
