import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ErrorState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { RecordTableSkeleton } from '../lists/record-table.tsx';

type NoAnswerYetProps = {
  query: { error: unknown; refetch: () => unknown };
  /** What is loading, for screen readers. */
  loading: string;
  failed: string;
};

/** Placeholder of an answer: a skeleton while loading, then the error with a retry button. */
export function NoAnswerYet({ query, loading, failed }: NoAnswerYetProps) {
  const { t: tShop } = useI18n();
  const t = useMessages();
  if (!query.error) return <RecordTableSkeleton label={loading} />;
  return (
    <ErrorState
      actions={<Button onClick={() => void query.refetch()}>{t('tryAgain')}</Button>}
      text={errorText(tShop, query.error)}
      title={failed}
    />
  );
}
