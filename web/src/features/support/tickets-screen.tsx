import { Redirect, useSearch } from 'wouter';
import { useTickets } from '../../api/support-queries.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { HelpChatButton, NewTicketButton } from './support-actions.tsx';
import { pageIn, pagesOf } from './ticket.rules.ts';
import { TicketRows } from './ticket-rows.tsx';
import { TicketsPager } from './tickets-pager.tsx';
import { NoTickets, TicketsFailed, TicketsSkeleton } from './tickets-states.tsx';

/** Tickets of the user, last message first. */
export function TicketsScreen() {
  const { t } = useI18n();
  useDocumentTitle(t('navHelpdesk'));
  const page = pageIn(useSearch());
  const { data, dataUpdatedAt, isFetching, isPending, isPlaceholderData, refetch } =
    useTickets(page);
  const isEmpty = data?.total === 0;
  // The tickets of this page have moved to other pages meanwhile.
  if (data && !isPlaceholderData && !isEmpty && data.items.length === 0) {
    return <Redirect replace to={paths.helpTickets(Math.min(page - 1, pagesOf(data.total)))} />;
  }
  return (
    <div className="mx-auto max-w-[920px]">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-title-1" tabIndex={-1}>
          {t('navHelpdesk')}
        </h1>
        {isEmpty ? null : (
          <div className="flex flex-wrap gap-2 max-md:w-full">
            <HelpChatButton />
            <NewTicketButton />
          </div>
        )}
      </div>
      <div className="mt-6">
        {data === undefined ? (
          isPending ? (
            <TicketsSkeleton />
          ) : (
            <TicketsFailed busy={isFetching} onRetry={() => void refetch()} />
          )
        ) : isEmpty ? (
          <NoTickets />
        ) : (
          <div className="overflow-hidden rounded-lg border border-border bg-surface shadow-card">
            <TicketRows now={new Date(dataUpdatedAt)} tickets={data.items} />
            <TicketsPager page={page} shown={data.items.length} total={data.total} />
          </div>
        )}
      </div>
    </div>
  );
}
