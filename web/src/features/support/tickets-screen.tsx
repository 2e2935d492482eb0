import { TICKET_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import { Redirect, useSearch } from 'wouter';
import { useTickets } from '../../api/support-queries.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { HelpChatButton, NewTicketButton } from './support-actions.tsx';
import { pageIn, pagesOf, searchIn } from './ticket.rules.ts';
import { TicketRows } from './ticket-rows.tsx';
import { TicketSearch } from './ticket-search.tsx';
import { TicketsPager } from './tickets-pager.tsx';
import { NoTicketFound, NoTickets, TicketsFailed, TicketsSkeleton } from './tickets-states.tsx';

/** Tickets of the user, last message first. */
export function TicketsScreen() {
  const { t } = useI18n();
  useDocumentTitle(t('navHelpdesk'));
  const address = useSearch();
  const page = pageIn(address);
  const search = searchIn(address);
  const { data, dataUpdatedAt, isFetching, isPending, isPlaceholderData, refetch } = useTickets(
    page,
    search,
  );
  const isEmpty = data?.total === 0 && search === '';
  // The tickets of this page have moved to other pages meanwhile.
  if (data && !isPlaceholderData && data.total > 0 && data.items.length === 0) {
    const last = Math.min(page - 1, pagesOf(data.total));
    return <Redirect replace to={paths.helpTickets(last, search)} />;
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
      {search !== '' || (data && data.total > TICKET_PAGE_SIZE) ? (
        <TicketSearch search={search} />
      ) : null}
      <div className="mt-6">
        {data === undefined ? (
          isPending ? (
            <TicketsSkeleton />
          ) : (
            <TicketsFailed busy={isFetching} onRetry={() => void refetch()} />
          )
        ) : isEmpty ? (
          <NoTickets />
        ) : data.total === 0 ? (
          <NoTicketFound search={search} />
        ) : (
          <div className="overflow-hidden rounded-lg border border-border bg-surface shadow-card">
            <TicketRows now={new Date(dataUpdatedAt)} page={page} tickets={data.items} />
            <TicketsPager
              page={page}
              search={search}
              shown={data.items.length}
              total={data.total}
            />
          </div>
        )}
      </div>
    </div>
  );
}
