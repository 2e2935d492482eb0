import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Translate, useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/forms/field.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { ChosenFiles } from './conversation/chosen-files.tsx';
import { ATTACHMENT_TYPES } from './ticket.rules.ts';
import { type NewTicket, useNewTicket } from './use-new-ticket.ts';

/** Render it with its subject as key. `which` is a choice above the title that completes the suggested one. */
export function NewTicketForm({ which, ...given }: NewTicket & { which?: ReactNode }) {
  const { t } = useI18n();
  const ticket = useNewTicket(given);
  const { attachments, errors } = ticket;
  return (
    <form className="grid min-w-0 gap-5" noValidate onSubmit={ticket.onSubmit} ref={ticket.form}>
      {ticket.failure ? (
        <Note role="alert" tone="danger">
          {ticket.failure}
        </Note>
      ) : null}
      {ticket.about ? (
        <Note
          action={
            <Button onClick={ticket.unlink} size="sm" variant="ghost">
              {t('remove')}
            </Button>
          }
        >
          <b className="font-medium">{nameOf(t, ticket.about)}</b>
        </Note>
      ) : null}
      {which}
      <Field error={errors.title} label={t('ticketTitle')}>
        <Input
          autoComplete="off"
          name="title"
          onChange={(event) => ticket.typeTitle(event.target.value)}
          required
          value={ticket.title}
        />
      </Field>
      <Field error={errors.text} hint={ticket.hint} label={t('message')}>
        <Textarea
          name="text"
          onChange={(event) => ticket.typeText(event.target.value)}
          onKeyDown={ticket.sendByKey}
          placeholder={t('messageDetails')}
          required
          rows={6}
          value={ticket.text}
        />
      </Field>
      <div className="grid gap-2">
        <FileDrop
          accept={ATTACHMENT_TYPES}
          disabled={attachments.isFull}
          hint={t('attachHint')}
          label={t('attachFiles')}
          multiple
          onFiles={attachments.add}
          overPrompt={t('fileDropOver')}
          prompt={
            <>
              {t('fileDrop')} <span className="text-accent-text">{t('fileChoose')}</span>
            </>
          }
        />
        <ChosenFiles attachments={attachments} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button loading={ticket.busy} type="submit">
          {t('createTicket')}
        </Button>
        <LinkButton as={Link} href={paths.helpTickets()} variant="ghost">
          {t('cancel')}
        </LinkButton>
      </div>
    </form>
  );
}

/** An old payment may be on a page that is not loaded; then its id is shown. */
function nameOf(t: Translate, { kind, id, title }: NonNullable<NewTicket['about']>): string {
  if (kind === 'payment') return t('paymentFor', { product: title ?? id.slice(0, 8) });
  return `${t('columnSubscription')}: ${title ?? id.slice(0, 8)}`;
}
