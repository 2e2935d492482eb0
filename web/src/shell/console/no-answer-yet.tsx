import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { RecordTableSkeleton } from '../../ui/console/record-table.tsx';
import { ErrorState } from '../../ui/state-view.tsx';
import { noAnswerYetWords } from './no-answer-yet.words.ts';

type NoAnswerYetProps = {
  query: { error: unknown; refetch: () => unknown };
  /** What is on its way, for those who cannot see the bones. */
  loading: string;
  failed: string;
};

/** What stands in place of an answer until it is there: bones, or why it did not come and the way to ask again. */
export function NoAnswerYet({ query, loading, failed }: NoAnswerYetProps) {
  const { t } = useI18n();
  const say = useWords(noAnswerYetWords);
  if (!query.error) return <RecordTableSkeleton label={loading} />;
  return (
    <ErrorState
      actions={<Button onClick={() => void query.refetch()}>{say('tryAgain')}</Button>}
      text={errorText(t, query.error)}
      title={failed}
    />
  );
}
