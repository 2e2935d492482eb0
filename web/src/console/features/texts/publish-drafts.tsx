import {
  type ConsoleText,
  listTexts,
  PUBLISHED_AT_ONCE_MAX,
  publishTexts,
} from '@sesame/contract/console/texts.ts';
import { LANGUAGES } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { readableText } from './plural-text.rules.ts';
import { TextDifference } from './text-difference.tsx';
import { textsMessages } from './texts.messages.ts';
import { touchedByText } from './touched-by-text.ts';

/** One page of drafts with their changes; the selected ones are published together. */
export function PublishDrafts({ onClose }: { onClose: () => void }) {
  const { t: tShop } = useI18n();
  const t = useMessages(textsMessages);
  const texts = useConsoleQuery(listTexts, { query: { filter: 'draft' } });
  const publish = useConsoleMutation(publishTexts, { touches: touchedByText });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const drafts = texts.data?.flatMap(draftsOf).slice(0, PUBLISHED_AT_ONCE_MAX);
  const chosen = drafts?.filter(({ id }) => !left.has(id)) ?? [];
  return (
    <ActionDialog
      action={publish}
      busy={chosen.length === 0}
      lead={t('publishLead')}
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
              showToast({ tone: 'success', title: t('publishedCount', { count }) });
              onClose();
            },
          },
        )
      }
      problem={texts.isError ? errorText(tShop, texts.error) : undefined}
      submitLabel={t('publish')}
      title={t('publishDrafts')}
    >
      {drafts === undefined ? (
        texts.isError ? null : (
          <div aria-busy="true">
            <p className="sr-only">{t('loading')}</p>
            <Skeleton className="h-4 w-40" />
          </div>
        )
      ) : drafts.length === 0 ? (
        <p className="text-muted">{t('noDrafts')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-4 p-0">
          {drafts.map(({ id, language, shown, text }) => (
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
                {language.toUpperCase()}: {clipped(readableText(shown))}
              </Checkbox>
              <TextDifference after={text} before={shown} language={language} />
            </li>
          ))}
        </ul>
      )}
    </ActionDialog>
  );
}

function draftsOf({ key, ...languages }: ConsoleText) {
  return LANGUAGES.flatMap((language) => {
    const { draft, published, standard } = languages[language];
    if (draft === null) return [];
    const { text, version } = draft;
    return [
      {
        id: `${key} ${language}`,
        key,
        language,
        version,
        text,
        shown: published ?? standard,
      },
    ];
  });
}

const LABEL_MAX = 60;

function clipped(text: string): string {
  return text.length > LABEL_MAX ? `${text.slice(0, LABEL_MAX).trimEnd()}…` : text;
}
