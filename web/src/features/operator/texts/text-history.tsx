import type { Language } from '@sesame/contract/limits.ts';
import { type readText, rollBackText } from '@sesame/contract/operator-texts.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { textsWords } from './texts.words.ts';
import { touchedByText } from './touched-by-text.ts';

type TextHistoryProps = { text: AnswerOf<typeof readText>; language: Language };

/** What was said before, and the way back to it. */
export function TextHistory({ text, language }: TextHistoryProps) {
  const { t } = useI18n();
  const say = useWords(textsWords);
  const may = useMay();
  const rollBack = useOperatorMutation(rollBackText, { touches: touchedByText });
  const publications = text.publications.filter((one) => one.language === language);
  const [shown, ...earlier] = publications;
  const goTo = (to: number | null) =>
    rollBack.mutate({
      params: { number: String(text.number) },
      body: { language, to, from: shown?.id ?? null },
    });
  return (
    <Panel title={say('history')}>
      <div aria-live="polite" className="empty:hidden *:mb-4">
        {rollBack.isSuccess ? <Note tone="success">{say('rolledBack')}</Note> : null}
        {rollBack.isError ? <Note tone="danger">{errorText(t, rollBack.error)}</Note> : null}
      </div>
      {shown ? (
        <ol className="m-0 grid list-none gap-4 p-0">
          {[shown, ...earlier].map((one) => (
            <li className="grid gap-1.5" key={one.id}>
              <p
                className="wrap-anywhere whitespace-pre-wrap"
                lang={one.words ? language : undefined}
              >
                {one.words ?? <em>{say('standardAgain')}</em>}
              </p>
              <p className="text-[.8125rem] text-muted">
                {one.published_by}, {formatDate(one.published_at)} {formatTime(one.published_at)}
                {one === shown ? `, ${say('shown').toLocaleLowerCase()}` : ''}
              </p>
              {one !== shown && one.words !== null && may('texts:write') ? (
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
          ))}
        </ol>
      ) : (
        <p className="text-muted">{say('historyNone')}</p>
      )}
      {shown && shown.words !== null && may('texts:write') ? (
        <Button
          className="mt-5"
          disabled={rollBack.isPending}
          onClick={() => goTo(null)}
          variant="outline"
        >
          {say('rollBackStandard')}
        </Button>
      ) : null}
    </Panel>
  );
}
