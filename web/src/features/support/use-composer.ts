import type { Attachment } from '@sesame/contract/support.ts';
import { useState } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { charactersLeft, messageProblem } from './ticket.rules.ts';
import { useAttachments } from './use-attachments.ts';

/** A message that is being written. It outlives a reload, and nothing blank is ever sent. */
export function useComposer(
  ticketId: string,
  onSend: (text: string, attachments: readonly Attachment[]) => void,
) {
  const { t } = useI18n();
  const [text, setText] = useState(() => keptDraft(ticketId).text);
  const [problem, setProblem] = useState<string | null>(null);
  const attachments = useAttachments(ticketId);
  const left = charactersLeft(text);

  const type = (next: string) => {
    setText(next);
    setProblem(null);
    keepDraft(ticketId, { text: next });
  };

  const send = () => {
    const wrong = messageProblem(text);
    // An empty field says it all; with files, words are what is missing.
    if (wrong === 'missing') {
      setProblem(attachments.files.length > 0 ? t('messageMissing') : null);
      return;
    }
    // How many characters there are too many is said under the field already.
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
