import { useId } from 'react';
import { Link, useSearch } from 'wouter';
import { useTicket, useTickets } from '../../api/support-queries.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { whenText } from './conversation/when-text.ts';
import { pageIn, pagesOf } from './ticket.rules.ts';
import { Excerpt, UnreadMark } from './ticket-rows.tsx';

const ROWS = ['first', 'second', 'third'];

/**
 * The page of tickets from which the open one was chosen, and always the open one. On phones there is a back link
 * instead.
 */
export function TicketsNav({ currentId }: { currentId: string }) {
  const { t } = useI18n();
  const title = useId();
  const page = pageIn(useSearch());
  const { data, dataUpdatedAt, isFetching, isPending, refetch } = useTickets(page);
  const current = useTicket(currentId).data;
  const listed = data?.items ?? [];
  const isListed = listed.some(({ id }) => id === currentId);
  const shown = current === undefined || isListed ? listed : [current, ...listed];
  const now = new Date(dataUpdatedAt);
  return (
    <nav
      aria-labelledby={title}
      className="flex min-h-0 flex-col border-border border-r max-md:hidden"
    >
      <div className="flex items-center justify-between gap-3 px-5 pt-4 pb-3">
        <h2 className="type-title-3" id={title}>
          {t('tickets')}
        </h2>
        <span className="type-tabular text-muted">{data?.total}</span>
      </div>
      {data ? (
        <ul className="min-h-0 flex-1 overflow-y-auto">
          {shown.map((ticket) => (
            <li className="border-border border-t" key={ticket.id}>
              <Link
                aria-current={ticket.id === currentId ? 'page' : undefined}
                className="focus-visible:-outline-offset-2 relative block px-5 py-3.5 hover:bg-fill aria-[current]:bg-fill aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:w-[3px] aria-[current]:before:rounded-r-[3px] aria-[current]:before:bg-accent"
                href={paths.helpTicket(ticket.id, page)}
              >
                <span className="flex min-w-0 items-center gap-2">
                  <UnreadMark ticket={ticket} />
                  <b className="min-w-0 flex-1 truncate font-medium leading-5" title={ticket.title}>
                    {ticket.title}
                  </b>
                  <time
                    className="type-tabular ml-1 whitespace-nowrap text-muted text-xs"
                    dateTime={ticket.updated_at}
                  >
                    {whenText(ticket.updated_at, now)}
                  </time>
                </span>
                <Excerpt ticket={ticket} />
              </Link>
            </li>
          ))}
          {pagesOf(data.total) > page ? (
            <li className="border-border border-t px-5 py-3.5">
              <TextLink as={Link} href={paths.helpTickets(page + 1)}>
                {t('showEarlier')}
              </TextLink>
            </li>
          ) : null}
        </ul>
      ) : isPending ? (
        ROWS.map((row) => (
          <div className="border-border border-t px-5 py-4" key={row}>
            <Skeleton className="h-3.5 w-48 max-w-full" />
            <Skeleton className="mt-2.5 h-3 w-36 max-w-full" />
          </div>
        ))
      ) : (
        <div className="grid justify-items-start gap-3 border-border border-t px-5 py-4">
          <p className="text-muted">{t('ticketsFailed')}</p>
          <RetryButton busy={isFetching} onRetry={() => void refetch()} size="sm" />
        </div>
      )}
    </nav>
  );
}
