import { createTicket, listTickets } from '@sesame/contract/shop/support.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client/call.ts';
import { useIntents } from '../../api/client/intents.ts';
import { invalidateRoutes } from '../../api/client/route-query.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { clearDraft, saveDraft, savedDraft } from './conversation/saved-draft.ts';
import { useAttachments } from './conversation/use-attachments.ts';
import { charactersLeft, messageProblem, type TicketAbout, titleProblem } from './ticket.rules.ts';

export type NewTicket = {
  /** The subject; its title may load later or never. */
  about?: TicketAbout & { title: string | undefined };
  /** Prefilled until the user types. */
  suggestedTitle?: string | undefined;
  suggestedText?: string | undefined;
};

type Errors = { title?: string; text?: string };

export function useNewTicket({ about, suggestedTitle = '', suggestedText = '' }: NewTicket) {
  const { t } = useI18n();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const place = about ? `new:${about.id}` : 'new';
  const form = useRef<HTMLFormElement>(null);
  const [typedTitle, setTypedTitle] = useState(() => savedDraft(place).title || null);
  const [typedText, setText] = useState(() => savedDraft(place).text || null);
  const [isLinked, setLinked] = useState(true);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attachments = useAttachments(place);
  const intents = useIntents();

  const title = typedTitle ?? suggestedTitle;
  const text = typedText ?? suggestedText;
  const linked = isLinked ? about : undefined;
  const left = charactersLeft(text);

  const findErrors = (): Errors => {
    const titleIssue = titleProblem(title);
    const invalidText = messageProblem(text);
    return {
      ...(titleIssue !== null && {
        title:
          titleIssue === 'missing'
            ? t('ticketTitleMissing')
            : t('charactersOver', { count: titleIssue }),
      }),
      ...(invalidText !== null && {
        text:
          invalidText === 'missing'
            ? t('messageMissing')
            : t('charactersOver', { count: -(left ?? 0) }),
      }),
    };
  };

  const send = async () => {
    const body = {
      title: title.trim(),
      header_message: text.trim(),
      attachments: attachments.ready.map(({ id }) => id),
      ...(linked && { [linked.kind]: linked.id }),
    };
    // A retry without changes is the same intent; after a change it is a new one.
    const idempotencyKey = intents.keyFor(body);
    setBusy(true);
    setFailure(null);
    try {
      const { id } = await call(createTicket, { body }, { idempotencyKey });
      clearDraft(place);
      void invalidateRoutes(client, [listTickets]);
      // Back leads to the page before the form, not to the form.
      navigate(paths.helpTicket(id), { replace: true });
    } catch (error) {
      setFailure(errorText(t, error));
      setBusy(false);
    }
  };

  const submit = () => {
    if (busy) return;
    const found = findErrors();
    setErrors(found);
    if (found.title || found.text) {
      const first = found.title ? 'title' : 'text';
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    if (attachments.isUploading) setFailure(t('attachWait'));
    else void send();
  };

  return {
    form,
    title,
    text,
    about: linked,
    hint: left === null ? undefined : t('charactersLeft', { count: Math.max(0, left) }),
    errors:
      left !== null && left < 0
        ? { ...errors, text: t('charactersOver', { count: -left }) }
        : errors,
    failure,
    busy,
    attachments,
    unlink: () => setLinked(false),
    typeTitle: (next: string) => {
      setTypedTitle(next);
      setErrors(({ title: _, ...rest }) => rest);
      saveDraft(place, { title: next });
    },
    typeText: (next: string) => {
      setText(next);
      setErrors(({ text: _, ...rest }) => rest);
      saveDraft(place, { text: next });
    },
    sendByKey: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      submit();
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
  };
}
