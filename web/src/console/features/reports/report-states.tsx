import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { reportMessages } from './reports.messages.ts';

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

/** Shown while a report loads, and when it is empty or has failed. */
export function ReportStates<Data>({ query, isEmpty, children }: ReportStatesProps<Data>) {
  const t = useMessages(reportMessages);
  const { data } = query;
  if (data === undefined) {
    return <NoAnswerYet failed={t('failed')} loading={t('loading')} query={query} />;
  }
  return isEmpty(data) ? (
    <EmptyState text={t('nothingHint')} title={t('nothing')} />
  ) : (
    <div
      aria-busy={query.isPlaceholderData}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 aria-busy:opacity-60"
    >
      {children(data)}
    </div>
  );
}
