import {
  type ConsoleText,
  discardTextDraft,
  publishText,
  saveTextDraft,
  TEXT_WORD_MAX,
  type TextFault,
  textFaults,
} from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../api/client/api-error.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useConsoleMutation } from '../../../api/use-console-query.ts';
import { useConsoleForm } from '../../../ui/forms/use-console-form.ts';
import { textsMessages } from '../texts.messages.ts';
import { touchedByText } from '../touched-by-text.ts';

export const faultMessages = {
  empty: 'faultEmpty',
  too_long: 'faultTooLong',
  long_word: 'faultLongWord',
  placeholders: 'faultPlaceholders',
  plural: 'faultPlural',
} as const satisfies Record<TextFault, string>;

/** The form of a text's draft, and its three decisions: save, discard, publish. */
export function useTextDraft(text: ConsoleText, language: Language) {
  const t = useMessages(textsMessages);
  const { standard, published, fault: unfit, draft } = text[language];
  const shown = unfit === null ? (published ?? standard) : standard;
  const current = draft?.text ?? shown;
  const save = useConsoleMutation(saveTextDraft, { touches: touchedByText });
  const drop = useConsoleMutation(discardTextDraft, { touches: touchedByText });
  const publish = useConsoleMutation(publishText, { touches: touchedByText });
  const [isPublishing, setIsPublishing] = useState(false);
  const params = { key: text.key };
  const form = useConsoleForm({
    schema: saveTextDraft.body,
    initial: { text: current },
    body: (values) => ({ ...values, language, version: draft?.version ?? null }),
    save: (body) => {
      drop.reset();
      publish.reset();
      return save.mutateAsync({ params, body });
    },
    refusalText: (error) => {
      const fault = faultIn(error);
      return fault && t(faultMessages[fault], { max: TEXT_WORD_MAX });
    },
    loadLatest: async () => {
      await save.loadLatest();
      form.discard();
    },
  });
  const content = form.values.text;
  const follows = !form.isDirty && !form.isSaving && content !== current;
  useEffect(() => {
    // A draft that was published, discarded or replaced elsewhere on the page is shown at once.
    if (follows) form.adopt({ text: current });
  });
  const error = drop.error ?? publish.error;
  const decide = (decision: typeof drop | typeof publish, version: number) => {
    drop.reset();
    publish.reset();
    // A refusal is shown in the editor, where the text can be corrected.
    decision.mutate(
      { params, body: { language, version } },
      { onSettled: () => setIsPublishing(false) },
    );
  };
  return {
    form,
    /** The text in the form. */
    content,
    /** The text that buyers see now. */
    shown,
    draft,
    save,
    drop,
    publish,
    decide,
    /** Error of the last decision. */
    error,
    fault: faultIn(error),
    loadLatest: () => void save.loadLatest().then(drop.reset).then(publish.reset),
    isPublishing,
    setIsPublishing,
  };
}

function faultIn(error: unknown): TextFault | undefined {
  if (!(error instanceof ApiError) || error.code !== 'text_wrong') return undefined;
  return textFaults.find((fault) => fault === error.details.fault);
}
