import type { Attachment } from '@sesame/contract/shop/support.ts';
import { useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { charactersLeft, messageProblem } from '../ticket.rules.ts';
import { saveDraft, savedDraft } from './saved-draft.ts';
import { useAttachments } from './use-attachments.ts';

/** The message being written. It survives a reload; blank messages are never sent. */
export function useComposer(
  ticketId: string,
  onSend: (text: string, attachments: readonly Attachment[]) => void,
) {
  const { t } = useI18n();
  const [text, setText] = useState(() => savedDraft(ticketId).text);
  const [problem, setProblem] = useState<string | null>(null);
  const attachments = useAttachments(ticketId);
  const left = charactersLeft(text);

  const type = (next: string) => {
    setText(next);
    setProblem(null);
    saveDraft(ticketId, { text: next });
  };

  const send = () => {
    const wrong = messageProblem(text);
    // An empty field needs no message; with files, the missing text is reported.
    if (wrong === 'missing') {
      setProblem(attachments.files.length > 0 ? t('messageMissing') : null);
      return;
    }
    // The excess length is already shown below the field.
    if (wrong === 'too_long') return;
    if (attachments.isUploading) {
      setProblem(t('attachWait'));
      return;
    }
    onSend(text.trim(), attachments.ready);
    type('');
    attachments.clear();
  };

  return {
    text,
    type,
    problem: left !== null && left < 0 ? t('charactersOver', { count: -left }) : problem,
    hint: left === null ? null : t('charactersLeft', { count: left }),
    attachments,
    send,
  };
}
