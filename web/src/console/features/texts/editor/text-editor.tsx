import type { ConsoleText } from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { exampleValues } from '@sesame/contract/texts/example-values.ts';
import { fillText } from '@sesame/contract/texts/fill-text.ts';
import { formatDate } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Note } from '../../../../ui/primitives/note.tsx';
import { useMay } from '../../../api/use-operator.ts';
import { FormSaveBar, FormView } from '../../../ui/forms/form-view.tsx';
import { SaveProblem } from '../../../ui/forms/save-problem.tsx';
import { LongTextField } from '../../../ui/forms/text-fields.tsx';
import { Panel } from '../../../ui/page/console-page.tsx';
import { spelledText, splitPlurals } from '../plural-text.rules.ts';
import { TextDifference } from '../text-difference.tsx';
import { textsMessages } from '../texts.messages.ts';
import { PluralFields } from './plural-fields.tsx';
import { PublishText } from './publish-text.tsx';
import { faultMessages, useTextDraft } from './use-text-draft.ts';

/** Edits an override of a text: draft, preview, publish. */
export function TextEditor({ text, language }: { text: ConsoleText; language: Language }) {
  const t = useMessages(textsMessages);
  const may = useMay();
  const edited = useTextDraft(text, language);
  const { form, content, shown, draft, save, drop, publish, decide, error, fault } = edited;
  const { standard, published, fault: unfit } = text[language];
  const hasPlurals = splitPlurals(content).length > 1;
  const draftHint = draft
    ? t('draftBy', { name: draft.written_by, at: formatDate(draft.written_at) })
    : t('noDraft');
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
          <SaveProblem error={error} onLoadLatest={edited.loadLatest}>
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
          {draft && !form.isDirty ? (
            <>
              <Button
                loading={drop.isPending}
                onClick={() => decide(drop, draft.version)}
                variant="ghost"
              >
                {t('discardDraft')}
              </Button>
              <Button onClick={() => edited.setIsPublishing(true)}>{t('publish')}</Button>
            </>
          ) : null}
        </FormSaveBar>
      ) : null}
      {edited.isPublishing && draft ? (
        <PublishText
          after={draft.text}
          before={shown}
          isPending={publish.isPending}
          language={language}
          onClose={() => edited.setIsPublishing(false)}
          onPublish={() => decide(publish, draft.version)}
        />
      ) : null}
    </div>
  );
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
