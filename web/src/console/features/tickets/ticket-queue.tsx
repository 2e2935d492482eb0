import type { ConsoleTicket, listQueue } from '@sesame/contract/console/tickets.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { ConsoleList } from '../../api/use-console-list.ts';
import { consolePaths } from '../../paths.ts';
import { MoreRows } from '../../ui/lists/pager.tsx';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { PriorityBadge } from './ticket-priority.tsx';
import { ticketMessages } from './tickets.messages.ts';
import { waitedSince } from './waiting-time.ts';

/** Tickets that wait longer than this are highlighted. */
const LONG_MS = 2 * 3_600_000;

/** Tickets of a queue; in the waiting queue the most urgent come first. */
export function TicketQueue({
  list,
  chosen,
}: {
  list: ConsoleList<typeof listQueue>;
  chosen: string | undefined;
}) {
  const t = useMessages(ticketMessages);
  const { search, priority, assignee } = list.filters;
  const clear = () => list.show(new URLSearchParams({ queue: list.filters.queue }).toString());
  // Queue and order do not count as filters.
  const isNarrowed = [search, priority, assignee].some((value) => value !== '');
  const rows = list.allRows;
  return (
    <>
      <QueueFilters list={list} />
      {rows === undefined && list.error !== null ? (
        <AnswerFailed className="m-3.5" query={{ error: list.error, refetch: list.retry }} />
      ) : rows === undefined ? (
        <QueueSkeleton label={t('loading')} />
      ) : rows.length === 0 ? (
        <div className="border-border border-t px-5 py-6 text-muted" role="status">
          <p className="font-medium text-text">{t(isNarrowed ? 'nothingFound' : 'none')}</p>
          <p className="mt-1">{t('noneHint')}</p>
          {isNarrowed ? (
            <Button className="mt-4" onClick={clear} size="sm" variant="outline">
              {t('clearAll')}
            </Button>
          ) : null}
        </div>
      ) : (
        <ul aria-label={t('list')} className="m-0 list-none p-0">
          {rows.map((ticket) => (
            <QueueRow
              isChosen={ticket.id === chosen}
              key={ticket.id}
              search={list.address}
              ticket={ticket}
            />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
    </>
  );
}

type QueueRowProps = { ticket: ConsoleTicket; isChosen: boolean; search: string };

function QueueRow({ ticket, isChosen, search }: QueueRowProps) {
  const t = useMessages(ticketMessages);
  const { unit, count } = waitedSince(ticket.updated_at, Date.now());
  const { user, last_message: last } = ticket;
  const isLong =
    last.senderType === 'user' && Date.now() - Date.parse(ticket.updated_at) >= LONG_MS;
  return (
    <li className="border-border border-t last:border-b" data-record>
      <Link
        aria-current={isChosen ? 'page' : undefined}
        className={`flex min-h-[70px] gap-3 border-l-3 px-4 py-3 max-md:min-h-0 max-md:py-2 focus-visible:-outline-offset-2 ${isChosen ? 'border-accent bg-fill' : 'border-transparent hover:bg-fill'}`}
        href={`${consolePaths.ticket(ticket.id)}${search ? `?${search}` : ''}`}
      >
        <Avatar name={user.username} size={32} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="wrap-anywhere line-clamp-2 font-medium leading-5" title={ticket.title}>
              {ticket.title}
            </span>
            <span
              className={`shrink-0 text-[.8125rem] ${isLong ? 'font-medium text-danger-text' : 'text-muted'}`}
            >
              {t(unit, { count })}
            </span>
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate text-[.8125rem] text-muted leading-[18px]">
              {last.senderType === 'user' ? user.username : (ticket.assignee?.name ?? t('you'))}
              {': '}
              {last.excerpt}
            </span>
            <PriorityBadge priority={ticket.priority} />
          </span>
        </span>
      </Link>
    </li>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

function QueueSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">{label}</p>
      {ROWS.map((row) => (
        <div
          className="flex h-[70px] items-center max-md:h-[57px] gap-3 border-border border-t px-4"
          key={row}
        >
          <Skeleton className="size-8 rounded-full" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-3 w-40" />
            <Skeleton className="h-3 w-28" />
          </span>
        </div>
      ))}
    </div>
  );
}
