import {
  type ConsoleText,
  discardTextDraft,
  publishText,
  saveTextDraft,
  TEXT_MAX,
  type TextFault,
  textFaults,
} from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { exampleValues } from '@sesame/contract/texts/example-values.ts';
import { fillText } from '@sesame/contract/texts/fill-text.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { SaveBar } from '../../ui/forms/save-bar.tsx';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
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
  const [typed, setTyped] = useState<string>();
  const content = typed ?? draft?.text ?? shown;
  const save = useConsoleMutation(saveTextDraft, { touches: touchedByText });
  const drop = useConsoleMutation(discardTextDraft, { touches: touchedByText });
  const publish = useConsoleMutation(publishText, { touches: touchedByText });
  const params = { key: text.key };
  const isDirty = typed !== undefined && typed !== (draft?.text ?? shown);
  const error = save.error ?? drop.error ?? publish.error;
  const fault = faultIn(error);
  const start = () => {
    for (const mutation of [save, drop, publish]) mutation.reset();
  };
  const loadLatest = async () => {
    await save.loadLatest();
    start();
    setTyped(undefined);
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
          <Field
            error={fault ? t(faultMessages[fault]) : undefined}
            hint={
              draft
                ? t('draftBy', { name: draft.written_by, at: formatDate(draft.written_at) })
                : t('noDraft')
            }
            label={t('words')}
          >
            <Textarea
              disabled={!may('texts:write')}
              lang={language}
              maxLength={TEXT_MAX}
              onChange={(event) => {
                start();
                setTyped(event.target.value);
              }}
              rows={4}
              value={content}
            />
          </Field>
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
          <SaveProblem error={fault ? null : error} onLoadLatest={() => void loadLatest()} />
        </div>
      </Panel>
      {may('texts:write') ? (
        <SaveBar
          note={
            isDirty
              ? t('unsaved')
              : publish.isSuccess
                ? t('nowPublished')
                : drop.isSuccess
                  ? t('dropped')
                  : draft
                    ? t(save.isSuccess ? 'saved' : 'publishLead')
                    : t('noDraft')
          }
        >
          {draft && !isDirty ? (
            <>
              <Button
                loading={drop.isPending}
                onClick={() => {
                  start();
                  drop.mutate(
                    { params, body: { language, version: draft.version } },
                    { onSuccess: () => setTyped(undefined) },
                  );
                }}
                variant="ghost"
              >
                {t('drop')}
              </Button>
              <Button
                loading={publish.isPending}
                onClick={() => {
                  start();
                  publish.mutate(
                    { params, body: { language, version: draft.version } },
                    { onSuccess: () => setTyped(undefined) },
                  );
                }}
              >
                {t('publish')}
              </Button>
            </>
          ) : (
            <Button
              disabled={!isDirty}
              loading={save.isPending}
              onClick={() => {
                start();
                save.mutate(
                  { params, body: { language, text: content, version: draft?.version ?? null } },
                  { onSuccess: () => setTyped(undefined) },
                );
              }}
            >
              {t('save')}
            </Button>
          )}
        </SaveBar>
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
        {content}
      </p>
    </div>
  );
}
