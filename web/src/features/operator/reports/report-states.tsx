import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { reportWords } from './reports.words.ts';

type ReportStatesProps<Data> = {
  query: {
    data: Data | undefined;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** What stands in place of a report until it is there, and when there is nothing in it. */
export function ReportStates<Data>({ query, isEmpty, children }: ReportStatesProps<Data>) {
  const say = useWords(reportWords);
  const { data } = query;
  if (data === undefined) {
    return <NoAnswerYet failed={say('failed')} loading={say('loading')} query={query} />;
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
