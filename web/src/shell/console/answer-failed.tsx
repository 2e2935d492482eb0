import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { noAnswerYetWords } from './no-answer-yet.words.ts';

type AnswerFailedProps = {
  query: { error: unknown; refetch: () => unknown };
  className?: string;
};

/** In a part of a screen: why its answer did not come, and the way to ask again. */
export function AnswerFailed({ query, className = '' }: AnswerFailedProps) {
  const { t } = useI18n();
  const say = useWords(noAnswerYetWords);
  return (
    <Note
      action={
        <Button onClick={() => void query.refetch()} size="sm" variant="ghost">
          {say('tryAgain')}
        </Button>
      }
      className={className}
      role="alert"
      tone="danger"
    >
      {errorText(t, query.error)}
    </Note>
  );
}
