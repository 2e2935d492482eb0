import {
  addNote,
  changeNote,
  deleteNote,
  listNotes,
  NOTE_MAX,
  type Note,
} from '@sesame/contract/operator-notes.ts';
import { Pin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isStale } from '../../../api/is-stale.ts';
import { useOperatorSession } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note as Notice } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { userWords } from './users.words.ts';

const touches = [listNotes];
type OfUser = { userId: string };
type OfNote = OfUser & { note: Note };

/** What operators know of a user and tell each other. */
export function UserNotes({ userId, mayWrite }: OfUser & { mayWrite: boolean }) {
  const { t } = useI18n();
  const say = useWords(userWords);
  const notes = useOperatorQuery(listNotes, { params: { id: userId } });
  return (
    <Panel title={say('notes')}>
      {notes.data === undefined ? (
        notes.isError ? (
          <Notice
            action={<Button onClick={() => void notes.refetch()}>{say('again')}</Button>}
            role="alert"
            tone="danger"
          >
            {errorText(t, notes.error)}
          </Notice>
        ) : (
          <Skeleton className="h-12" />
        )
      ) : notes.data.length === 0 ? (
        <p className="text-muted">{say('noNotes')}</p>
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
  const { t } = useI18n();
  const say = useWords(userWords);
  const own = useOperatorSession().data?.operator.id === note.author.id;
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const change = useOperatorMutation(changeNote, { touches });
  const { content, pinned, version } = note;
  const pin = () =>
    change.mutate(
      { params: { id: userId, note: note.id }, body: { content, version, pinned: !pinned } },
      {
        onError: (error) => {
          showToast({ tone: 'danger', title: say('notDone'), text: errorText(t, error) });
          // Nothing was typed that theirs could take away.
          if (isStale(error)) void change.loadTheirs();
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
              {say('pinned')} ·
            </span>
          ) : null}
          {note.author.name} · {formatDate(note.created_at)} {formatTime(note.created_at)}
          {note.edited_at ? ` · ${say('edited')}` : ''}
        </span>
        {mayWrite ? (
          <span className="flex flex-wrap gap-1">
            <Button loading={change.isPending} onClick={pin} size="sm" variant="ghost">
              {say(pinned ? 'unpin' : 'pin')}
            </Button>
            {own ? (
              <Button onClick={() => setOpen('edit')} size="sm" variant="ghost">
                {say('edit')}
              </Button>
            ) : null}
            <Button onClick={() => setOpen('delete')} size="sm" variant="ghost">
              {say('remove')}
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
  const { t } = useI18n();
  const say = useWords(userWords);
  const [content, setContent] = useState('');
  const add = useOperatorMutation(addNote, { touches });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    add.mutate(
      { params: { id: userId }, body: { content, pinned: false } },
      { onSuccess: () => setContent('') },
    );
  };
  return (
    <form className="mt-4 grid gap-3" onSubmit={submit}>
      <Field hint={say('noteHint')} label={say('newNote')}>
        <Textarea
          maxLength={NOTE_MAX}
          onChange={(event) => setContent(event.target.value)}
          required
          rows={2}
          value={content}
        />
      </Field>
      {add.isError ? (
        <Notice role="alert" tone="danger">
          {errorText(t, add.error)}
        </Notice>
      ) : null}
      <div>
        <Button loading={add.isPending} type="submit" variant="outline">
          {say('addNote')}
        </Button>
      </div>
    </form>
  );
}

function EditDialog({ userId, note, onClose }: OfNote & { onClose: () => void }) {
  const say = useWords(userWords);
  const [content, setContent] = useState(note.content);
  const change = useOperatorMutation(changeNote, { touches });
  const { pinned, version } = note;
  return (
    <ActDialog
      act={change}
      onClose={onClose}
      onSubmit={() =>
        change.mutate(
          { params: { id: userId, note: note.id }, body: { content, pinned, version } },
          { onSuccess: onClose },
        )
      }
      submitLabel={say('save')}
      title={say('editNote')}
    >
      <Field label={say('note')}>
        <Textarea
          maxLength={NOTE_MAX}
          onChange={(event) => setContent(event.target.value)}
          required
          value={content}
        />
      </Field>
    </ActDialog>
  );
}

function DeleteDialog({ userId, note, onClose }: OfNote & { onClose: () => void }) {
  const say = useWords(userWords);
  const remove = useOperatorMutation(deleteNote, { touches });
  return (
    <ActDialog
      act={remove}
      destructive
      lead={say('deleteNoteLead')}
      onClose={onClose}
      onSubmit={() =>
        remove.mutate(
          { params: { id: userId, note: note.id }, query: { version: String(note.version) } },
          { onSuccess: onClose },
        )
      }
      submitLabel={say('remove')}
      title={say('deleteNote')}
    />
  );
}
