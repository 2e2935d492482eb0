import { LANGUAGES } from '@sesame/contract/limits.ts';
import {
  listTexts,
  type OperatorText,
  PUBLISHED_AT_ONCE_MAX,
  publishTexts,
} from '@sesame/contract/operator-texts.ts';
import { useState } from 'react';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Checkbox } from '../../../ui/toggle.tsx';
import { TextDifference } from './text-difference.tsx';
import { textsWords } from './texts.words.ts';
import { touchedByText } from './touched-by-text.ts';

/** Drafts side by side, those of a page at a time: what each changes, and which of them are published together. */
export function PublishDrafts({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const say = useWords(textsWords);
  const texts = useOperatorQuery(listTexts, { query: { filter: 'draft' } });
  const publish = useOperatorMutation(publishTexts, { touches: touchedByText });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const drafts = texts.data?.flatMap(draftsOf).slice(0, PUBLISHED_AT_ONCE_MAX);
  const chosen = drafts?.filter(({ id }) => !left.has(id)) ?? [];
  return (
    <ActDialog
      act={publish}
      busy={chosen.length === 0}
      lead={say('publishLead')}
      onClose={onClose}
      onSubmit={() =>
        publish.mutate(
          {
            body: {
              drafts: chosen.map(({ key, language, version }) => ({ key, language, version })),
            },
          },
          {
            onSuccess: ({ count }) => {
              showToast({ tone: 'success', title: say('publishedCount', { count }) });
              onClose();
            },
          },
        )
      }
      problem={texts.isError ? errorText(t, texts.error) : undefined}
      submitLabel={say('publish')}
      title={say('publishDrafts')}
    >
      {drafts === undefined ? (
        texts.isError ? null : (
          <div aria-busy="true">
            <p className="sr-only">{say('loading')}</p>
            <Skeleton className="h-4 w-40" />
          </div>
        )
      ) : drafts.length === 0 ? (
        <p className="text-muted">{say('noDrafts')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-4 p-0">
          {drafts.map(({ id, name, language, shown, words }) => (
            <li className="grid gap-1" key={id}>
              <Checkbox
                checked={!left.has(id)}
                onChange={(event) => {
                  const next = new Set(left);
                  if (event.target.checked) next.delete(id);
                  else next.add(id);
                  setLeft(next);
                }}
              >
                {name}, {language.toUpperCase()}
              </Checkbox>
              <TextDifference after={words} before={shown} language={language} />
            </li>
          ))}
        </ul>
      )}
    </ActDialog>
  );
}

function draftsOf({ key, name, ...text }: OperatorText) {
  return LANGUAGES.flatMap((language) => {
    const { draft, published, standard } = text[language];
    if (draft === null) return [];
    const { words, version } = draft;
    return [
      {
        id: `${key} ${language}`,
        key,
        name,
        language,
        version,
        words,
        shown: published ?? standard,
      },
    ];
  });
}
