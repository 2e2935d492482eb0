import { type ConsoleBuyer, readBuyer } from '@sesame/contract/console/buyers.ts';
import { listMacros, previewReply } from '@sesame/contract/console/macros.ts';
import { listQueue, writeToBuyer } from '@sesame/contract/console/tickets.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { consoleCall } from '../../api/console-call.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { LongTextField, TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import {
  AttachButton,
  AttachedFiles,
  type TicketFiles,
  useTicketFiles,
} from '../../ui/tickets/ticket-files.tsx';
import { newTicketMessages } from './new-ticket.messages.ts';

type NewTicketDialogProps = { user: ConsoleBuyer; onClose: () => void };

/** Writes to a buyer first: the ticket opens with a message of support. */
export function NewTicketDialog({ user, onClose }: NewTicketDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(newTicketMessages);
  const [, navigate] = useLocation();
  const form = useCallForm({
    route: writeToBuyer,
    params: { id: user.id },
    touches: [readBuyer, listQueue],
    initial: { title: '', content: '', files: [] as TicketFiles },
    body: ({ files, ...rest }) => ({ ...rest, attachments: files.map(({ id }) => id) }),
    onSaved: ({ id }) => navigate(consolePaths.ticket(id)),
  });
  const { content, files } = form.values;
  const changeFiles = (next: TicketFiles) => form.change({ files: next });
  const attach = useTicketFiles(files, changeFiles);
  return (
    <FieldDialog
      busy={attach.isUploading}
      form={form}
      lead={t('lead')}
      onClose={onClose}
      problem={attach.error ? errorText(tShop, attach.error) : undefined}
      submitLabel={t('send')}
      title={t('dialog', { name: user.username })}
    >
      <TextField label={t('subject')} lang={user.language} of={form.at('title')} />
      <SavedReply
        onInsert={(reply) =>
          form.change({ content: content.trim() === '' ? reply : `${content}\n\n${reply}` })
        }
        userId={user.id}
      />
      <LongTextField
        action={attach.hasRoom ? <AttachButton onAttach={attach.upload} /> : null}
        hint={t(user.language === 'ru' ? 'inRussian' : 'inEnglish')}
        label={t('message')}
        lang={user.language}
        of={form.at('content')}
        rows={6}
      />
      {files.length > 0 ? <AttachedFiles files={files} onChange={changeFiles} /> : null}
    </FieldDialog>
  );
}

type SavedReplyProps = { userId: string; onInsert: (text: string) => void };

/** Inserts a saved reply in the buyer's language; absent while the shop has none. */
function SavedReply({ userId, onInsert }: SavedReplyProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(newTicketMessages);
  const [chosen, setChosen] = useState('');
  const replies = useConsoleQuery(listMacros, { query: { kind: 'reply' } }).data ?? [];
  const preview = useMutation({
    mutationFn: (macro: string) => consoleCall(previewReply, { params: { id: userId, macro } }),
    onSuccess: ({ answer }) => onInsert(answer),
  });
  if (replies.length === 0) return null;
  const missing = preview.data?.missing ?? [];
  return (
    <>
      <Field
        error={preview.isError ? errorText(tShop, preview.error) : undefined}
        label={t('reply')}
      >
        <Select
          disabled={preview.isPending}
          onChange={(macro) => {
            setChosen(macro);
            if (macro === '') preview.reset();
            else preview.mutate(macro);
          }}
          options={[
            { value: '', label: t('noReply') },
            ...replies.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen}
        />
      </Field>
      {missing.length > 0 ? (
        <Note tone="warning">
          {t('missing', { names: missing.map((name) => `{${name}}`).join(', ') })}
        </Note>
      ) : null}
    </>
  );
}
