import {
  type ConsoleText,
  listTextPublications,
  rollBackText,
} from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useListPages } from '../../api/use-list-pages.ts';
import { useMay } from '../../api/use-operator.ts';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { spelledText } from './plural-text.rules.ts';
import { TextDifference } from './text-difference.tsx';
import { textsMessages } from './texts.messages.ts';
import { touchedByText } from './touched-by-text.ts';

type TextHistoryProps = { text: ConsoleText; language: Language };

/** Published versions with their changes, each of which can be restored. */
export function TextHistory({ text, language }: TextHistoryProps) {
  const t = useMessages(textsMessages);
  const mayWrite = useMay()('texts:write');
  const { standard } = text[language];
  const rollBack = useConsoleMutation(rollBackText, { touches: touchedByText });
  const history = useListPages(listTextPublications, {
    params: { key: text.key },
    query: { language },
  });
  const publications = history.data?.pages.flat();
  const shown = publications?.[0];
  const goTo = (to: number | null) =>
    rollBack.mutate({
      params: { key: text.key },
      body: { language, to, from: shown?.id ?? null },
    });
  return (
    <Panel title={t('history')}>
      <div aria-live="polite" className="empty:hidden *:mb-4">
        {rollBack.isSuccess ? <Note tone="success">{t('rolledBack')}</Note> : null}
      </div>
      <SaveProblem
        className="mb-4"
        error={rollBack.error}
        onLoadLatest={() => void rollBack.loadLatest()}
      />
      {publications === undefined ? (
        history.isError ? (
          <AnswerFailed query={history} />
        ) : (
          <div aria-busy="true">
            <p className="sr-only">{t('loading')}</p>
            <Skeleton className="h-4 w-40" />
          </div>
        )
      ) : publications.length === 0 ? (
        <p className="text-muted">{t('historyNone')}</p>
      ) : (
        <ol className="m-0 grid list-none gap-4 p-0">
          {publications.map((one, index) => {
            const earlier = publications[index + 1];
            // For the last row of a page the version before it is not loaded yet.
            const before = earlier || !history.hasNextPage ? (earlier?.text ?? standard) : null;
            return (
              <li className="grid gap-1.5" key={one.id}>
                {one.text === null ? (
                  <p>
                    <em>{t('standardText')}</em>
                  </p>
                ) : before === null ? (
                  <p className="wrap-anywhere whitespace-pre-wrap" lang={language}>
                    {spelledText(one.text)}
                  </p>
                ) : (
                  <TextDifference after={one.text} before={before} language={language} />
                )}
                <p className="text-[.8125rem] text-muted">
                  {one.published_by}, {formatDateTime(one.published_at)}
                  {one === shown ? `, ${t('shown').toLocaleLowerCase()}` : ''}
                </p>
                {one !== shown && one.text !== null && mayWrite ? (
                  <Button
                    className="justify-self-start"
                    disabled={rollBack.isPending}
                    onClick={() => goTo(one.id)}
                    size="sm"
                    variant="outline"
                  >
                    {t('rollBack')}
                  </Button>
                ) : null}
              </li>
            );
          })}
        </ol>
      )}
      <div className="mt-5 flex flex-wrap gap-2 empty:hidden">
        {history.hasNextPage ? (
          <Button
            loading={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
            variant="ghost"
          >
            {t('earlier')}
          </Button>
        ) : null}
        {shown && shown.text !== null && mayWrite ? (
          <Button disabled={rollBack.isPending} onClick={() => goTo(null)} variant="outline">
            {t('rollBackStandard')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
