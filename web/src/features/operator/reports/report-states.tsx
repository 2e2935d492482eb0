import type { ReactNode } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { RecordTableSkeleton } from '../../../ui/console/record-table.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-view.tsx';
import { reportWords } from './reports.words.ts';

type ReportStatesProps<Data> = {
  query: {
    data: Data | undefined;
    isError: boolean;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** What stands in place of a report until it is there, and when there is nothing in it. */
export function ReportStates<Data>({ query, isEmpty, children }: ReportStatesProps<Data>) {
  const { t } = useI18n();
  const say = useWords(reportWords);
  const { data } = query;
  if (data === undefined) {
    return query.isError ? (
      <ErrorState
        actions={<Button onClick={() => void query.refetch()}>{say('tryAgain')}</Button>}
        text={errorText(t, query.error)}
        title={say('failed')}
      />
    ) : (
      <RecordTableSkeleton label={say('loading')} />
    );
  }
  return isEmpty(data) ? (
    <EmptyState text={say('nothingHint')} title={say('nothing')} />
  ) : (
    <div
      aria-busy={query.isPlaceholderData}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 aria-busy:opacity-60"
    >
      {children(data)}
    </div>
  );
}
