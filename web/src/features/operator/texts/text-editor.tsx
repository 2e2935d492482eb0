import type { Language } from '@sesame/contract/limits.ts';
import {
  dropTextDraft,
  type OperatorText,
  publishText,
  saveTextDraft,
  TEXT_MAX,
  type TextFault,
  textFaults,
} from '@sesame/contract/operator-texts.ts';
import { exampleValues } from '@sesame/contract/texts/example-values.ts';
import { fillText } from '@sesame/contract/texts/fill-text.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { SaveProblem } from '../../../shell/console/save-problem.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { SaveBar } from '../../../ui/console/save-bar.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { TextDifference } from './text-difference.tsx';
import { textsWords } from './texts.words.ts';
import { touchedByText } from './touched-by-text.ts';

const faultWords = {
  empty: 'faultEmpty',
  too_long: 'faultTooLong',
  placeholders: 'faultPlaceholders',
  plural: 'faultPlural',
} as const satisfies Record<TextFault, string>;

/** Words in place of the shop's own: kept as a draft, seen as they will look, published. */
export function TextEditor({ text, language }: { text: OperatorText; language: Language }) {
  const say = useWords(textsWords);
  const may = useMay();
  const { standard, published, fault: unfit, draft } = text[language];
  const shown = unfit === null ? (published ?? standard) : standard;
  const [typed, setTyped] = useState<string>();
  const words = typed ?? draft?.words ?? shown;
  const save = useOperatorMutation(saveTextDraft, { touches: touchedByText });
  const drop = useOperatorMutation(dropTextDraft, { touches: touchedByText });
  const publish = useOperatorMutation(publishText, { touches: touchedByText });
  const params = { key: text.key };
  const isDirty = typed !== undefined && typed !== (draft?.words ?? shown);
  const error = save.error ?? drop.error ?? publish.error;
  const fault = faultIn(error);
  const start = () => {
    for (const mutation of [save, drop, publish]) mutation.reset();
  };
  const loadTheirs = async () => {
    await save.loadTheirs();
    start();
    setTyped(undefined);
  };
  return (
    <div>
      <Panel>
        <div className="grid gap-5">
          <Words label={say('standard')} language={language} words={standard} />
          {unfit ? (
            <Note tone="warning">
              <p>{say('unfit')}</p>
              <p className="mt-1">{say(faultWords[unfit])}</p>
            </Note>
          ) : null}
          {published === null ? null : (
            <Words
              label={say(unfit ? 'published' : 'shown')}
              language={language}
              words={published}
            />
          )}
          <p className="text-muted">
            {text.placeholders.length > 0
              ? say('placeholders', {
                  names: text.placeholders.map((name) => `{${name}}`).join(', '),
                })
              : say('noPlaceholders')}
          </p>
          <Field
            error={fault ? say(faultWords[fault]) : undefined}
            hint={
              draft
                ? say('draftBy', { name: draft.written_by, at: formatDate(draft.written_at) })
                : say('noDraft')
            }
            label={say('words')}
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
              value={words}
            />
          </Field>
          <div>
            <p className="type-label mb-1.5">{say('preview')}</p>
            <p
              className="wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken px-4 py-3"
              lang={language}
            >
              {fillText(words, language, exampleValues(text.placeholders, words))}
            </p>
            <p className="mt-1 text-[.8125rem] text-muted">{say('previewHint')}</p>
          </div>
          {words === shown ? null : (
            <div>
              <p className="type-label mb-1.5">{say('difference')}</p>
              <TextDifference after={words} before={shown} language={language} />
            </div>
          )}
          <SaveProblem error={fault ? null : error} onLoadTheirs={() => void loadTheirs()} />
        </div>
      </Panel>
      {may('texts:write') ? (
        <SaveBar
          note={
            isDirty
              ? say('unsaved')
              : publish.isSuccess
                ? say('nowPublished')
                : drop.isSuccess
                  ? say('dropped')
                  : draft
                    ? say(save.isSuccess ? 'saved' : 'publishLead')
                    : say('noDraft')
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
                {say('drop')}
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
                {say('publish')}
              </Button>
            </>
          ) : (
            <Button
              disabled={!isDirty}
              loading={save.isPending}
              onClick={() => {
                start();
                save.mutate(
                  { params, body: { language, words, version: draft?.version ?? null } },
                  { onSuccess: () => setTyped(undefined) },
                );
              }}
            >
              {say('save')}
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

function Words({ label, words, language }: { label: string; words: string; language: Language }) {
  return (
    <div>
      <p className="type-label mb-1.5">{label}</p>
      <p className="wrap-anywhere whitespace-pre-wrap text-text-secondary" lang={language}>
        {words}
      </p>
    </div>
  );
}
