import type { Language } from '@sesame/contract/limits.ts';
import {
  listTextPublications,
  type OperatorText,
  rollBackText,
} from '@sesame/contract/operator-texts.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorPages } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { AnswerFailed } from '../../../shell/console/answer-failed.tsx';
import { SaveProblem } from '../../../shell/console/save-problem.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextDifference } from './text-difference.tsx';
import { textsWords } from './texts.words.ts';
import { touchedByText } from './touched-by-text.ts';

type TextHistoryProps = { text: OperatorText; language: Language };

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

/** What was said before, how each differs from the one before it, and the way back to any of them. */
export function TextHistory({ text, language }: TextHistoryProps) {
  const say = useWords(textsWords);
  const mayWrite = useMay()('texts:write');
  const { standard } = text[language];
  const rollBack = useOperatorMutation(rollBackText, { touches: touchedByText });
  const history = useOperatorPages(
    listTextPublications,
    { key: text.key, language },
    {
      inputOf: (before) => ({
        params: { key: text.key },
        query: { language, ...(before !== undefined && { before }) },
      }),
      nextOf: (page) => (page.length < PAGE ? undefined : String(page.at(-1)?.id)),
    },
  );
  const publications = history.data?.pages.flat();
  const shown = publications?.[0];
  const goTo = (to: number | null) =>
    rollBack.mutate({
      params: { key: text.key },
      body: { language, to, from: shown?.id ?? null },
    });
  return (
    <Panel title={say('history')}>
      <div aria-live="polite" className="empty:hidden *:mb-4">
        {rollBack.isSuccess ? <Note tone="success">{say('rolledBack')}</Note> : null}
      </div>
      <SaveProblem
        className="mb-4"
        error={rollBack.error}
        onLoadTheirs={() => void rollBack.loadTheirs()}
      />
      {publications === undefined ? (
        history.isError ? (
          <AnswerFailed query={history} />
        ) : (
          <div aria-busy="true">
            <p className="sr-only">{say('loading')}</p>
            <Skeleton className="h-4 w-40" />
          </div>
        )
      ) : publications.length === 0 ? (
        <p className="text-muted">{say('historyNone')}</p>
      ) : (
        <ol className="m-0 grid list-none gap-4 p-0">
          {publications.map((one, index) => {
            const earlier = publications[index + 1];
            // Of the last row of a page it is not known yet what came before.
            const before = earlier || !history.hasNextPage ? (earlier?.words ?? standard) : null;
            return (
              <li className="grid gap-1.5" key={one.id}>
                {one.words === null ? (
                  <p>
                    <em>{say('standardAgain')}</em>
                  </p>
                ) : before === null ? (
                  <p className="wrap-anywhere whitespace-pre-wrap" lang={language}>
                    {one.words}
                  </p>
                ) : (
                  <TextDifference after={one.words} before={before} language={language} />
                )}
                <p className="text-[.8125rem] text-muted">
                  {one.published_by}, {formatDate(one.published_at)} {formatTime(one.published_at)}
                  {one === shown ? `, ${say('shown').toLocaleLowerCase()}` : ''}
                </p>
                {one !== shown && one.words !== null && mayWrite ? (
                  <Button
                    className="justify-self-start"
                    disabled={rollBack.isPending}
                    onClick={() => goTo(one.id)}
                    size="sm"
                    variant="outline"
                  >
                    {say('rollBack')}
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
            {say('earlier')}
          </Button>
        ) : null}
        {shown && shown.words !== null && mayWrite ? (
          <Button disabled={rollBack.isPending} onClick={() => goTo(null)} variant="outline">
            {say('rollBackStandard')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
