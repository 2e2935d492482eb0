import {
  type ConsoleText,
  discardTextDraft,
  publishText,
  saveTextDraft,
  type TextFault,
  textFaults,
} from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { exampleValues } from '@sesame/contract/texts/example-values.ts';
import { fillText } from '@sesame/contract/texts/fill-text.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { LongTextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { PluralFields } from './plural-fields.tsx';
import { spelledText, splitPlurals } from './plural-text.rules.ts';
import { PublishText } from './publish-text.tsx';
import { TextDifference } from './text-difference.tsx';
import { textsMessages } from './texts.messages.ts';
import { touchedByText } from './touched-by-text.ts';

const faultMessages = {
  empty: 'faultEmpty',
  too_long: 'faultTooLong',
  long_word: 'faultLongWord',
  placeholders: 'faultPlaceholders',
  plural: 'faultPlural',
} as const satisfies Record<TextFault, string>;

/** Edits an override of a text: draft, preview, publish. */
export function TextEditor({ text, language }: { text: ConsoleText; language: Language }) {
  const t = useMessages(textsMessages);
  const may = useMay();
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
      return fault && t(faultMessages[fault]);
    },
    loadLatest: async () => {
      await save.loadLatest();
      form.discard();
    },
  });
  const content = form.values.text;
  const { isDirty } = form;
  const hasPlurals = splitPlurals(content).length > 1;
  const draftHint = draft
    ? t('draftBy', { name: draft.written_by, at: formatDate(draft.written_at) })
    : t('noDraft');
  const follows = !isDirty && !form.isSaving && content !== current;
  useEffect(() => {
    // A draft that was published, discarded or replaced elsewhere on the page is shown at once.
    if (follows) form.adopt({ text: current });
  });
  const error = drop.error ?? publish.error;
  const fault = faultIn(error);
  const decide = (decision: typeof drop | typeof publish, version: number) => {
    drop.reset();
    publish.reset();
    // A refusal is shown in the editor, where the text can be corrected.
    decision.mutate(
      { params, body: { language, version } },
      { onSettled: () => setIsPublishing(false) },
    );
  };
  return (
    <div>
      <Panel>
        <div className="grid gap-5">
          <TextPreview label={t('standard')} language={language} content={standard} />
          {unfit ? (
            <Note tone="warning">
              <p>{t('unfit')}</p>
              <p className="mt-1">{t(faultMessages[unfit])}</p>
            </Note>
          ) : null}
          {published === null ? null : (
            <TextPreview
              label={t(unfit ? 'published' : 'shown')}
              language={language}
              content={published}
            />
          )}
          <p className="text-muted">
            {text.placeholders.length > 0
              ? t('placeholders', {
                  names: text.placeholders.map((name) => `{${name}}`).join(', '),
                })
              : t('noPlaceholders')}
          </p>
          <FormView form={form}>
            {hasPlurals ? (
              <PluralFields
                disabled={!may('texts:write')}
                hint={draftHint}
                language={language}
                legend={t('newText')}
                of={form.at('text')}
              />
            ) : (
              <LongTextField
                disabled={!may('texts:write')}
                hint={draftHint}
                label={t('newText')}
                lang={language}
                of={form.at('text')}
                rows={4}
              />
            )}
          </FormView>
          <div>
            <p className="type-label mb-1.5">{t('preview')}</p>
            <p
              className="wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken px-4 py-3"
              lang={language}
            >
              {fillText(content, language, exampleValues(text.placeholders, content))}
            </p>
            <p className="mt-1 text-[.8125rem] text-muted">{t('previewHint')}</p>
          </div>
          {content === shown ? null : (
            <div>
              <p className="type-label mb-1.5">{t('difference')}</p>
              <TextDifference after={content} before={shown} language={language} />
            </div>
          )}
          <SaveProblem
            error={error}
            onLoadLatest={() => void save.loadLatest().then(drop.reset).then(publish.reset)}
          >
            {fault ? t(faultMessages[fault]) : null}
          </SaveProblem>
        </div>
      </Panel>
      {may('texts:write') ? (
        <FormSaveBar
          form={form}
          note={
            publish.isSuccess
              ? t('nowPublished')
              : drop.isSuccess
                ? t('discarded')
                : draft
                  ? t(save.isSuccess ? 'saved' : 'publishLead')
                  : t('noDraft')
          }
          submitLabel={t('save')}
        >
          {draft && !isDirty ? (
            <>
              <Button
                loading={drop.isPending}
                onClick={() => decide(drop, draft.version)}
                variant="ghost"
              >
                {t('discardDraft')}
              </Button>
              <Button onClick={() => setIsPublishing(true)}>{t('publish')}</Button>
            </>
          ) : null}
        </FormSaveBar>
      ) : null}
      {isPublishing && draft ? (
        <PublishText
          after={draft.text}
          before={shown}
          isPending={publish.isPending}
          language={language}
          onClose={() => setIsPublishing(false)}
          onPublish={() => decide(publish, draft.version)}
        />
      ) : null}
    </div>
  );
}

function faultIn(error: unknown): TextFault | undefined {
  if (!(error instanceof ApiError) || error.code !== 'text_wrong') return undefined;
  return textFaults.find((fault) => fault === error.details.fault);
}

function TextPreview({
  label,
  content,
  language,
}: {
  label: string;
  content: string;
  language: Language;
}) {
  return (
    <div>
      <p className="type-label mb-1.5">{label}</p>
      <p className="wrap-anywhere whitespace-pre-wrap text-text-secondary" lang={language}>
        {spelledText(content)}
      </p>
    </div>
  );
}
