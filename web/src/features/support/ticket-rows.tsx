import type { Ticket } from '@sesame/contract/shop/support.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/primitives/icon.tsx';
import { whenText } from './conversation/when-text.ts';
import { TicketStatus } from './ticket-status.tsx';

type TicketRowsProps = { tickets: readonly Ticket[]; now: Date; page: number };

export function TicketRows({ tickets, now, page }: TicketRowsProps) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('tickets')}>
      {tickets.map((ticket) => (
        <li className="border-border not-first:border-t" key={ticket.id}>
          <Link
            className="focus-visible:-outline-offset-2 grid min-h-18 grid-cols-[minmax(0,1fr)_150px_120px_20px] items-center gap-5 px-6 py-4 hover:bg-[color-mix(in_oklab,var(--sunken)_60%,var(--surface))] max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3.5"
            href={paths.helpTicket(ticket.id, page)}
          >
            <TicketTexts ticket={ticket} />
            <span className="text-[.8125rem] max-md:col-start-1">
              <TicketStatus state={ticket.state} />
            </span>
            <time
              className="type-tabular text-right text-[.8125rem] text-muted max-md:col-start-2 max-md:row-start-1"
              dateTime={ticket.updated_at}
            >
              {whenText(ticket.updated_at, now)}
            </time>
            <Icon className="text-muted max-md:hidden" of={ChevronRight} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Title and last message. */
function TicketTexts({ ticket }: { ticket: Ticket }) {
  return (
    <span className="min-w-0">
      <span className="flex min-w-0 items-center gap-2">
        <UnreadMark ticket={ticket} />
        <b className="truncate font-medium leading-5" title={ticket.title}>
          {ticket.title}
        </b>
      </span>
      <Excerpt ticket={ticket} />
    </span>
  );
}

export function UnreadMark({ ticket }: { ticket: Ticket }) {
  const { t } = useI18n();
  if (!ticket.is_unread) return null;
  return (
    <span className="forced-color-adjust-none size-2 shrink-0 rounded-full bg-accent-graphic">
      <span className="sr-only">{t('ticketUnread')}. </span>
    </span>
  );
}

export function Excerpt({ ticket: { last_message } }: { ticket: Ticket }) {
  const { t } = useI18n();
  const { excerpt: text, senderType } = last_message;
  return (
    <span className="mt-0.5 block truncate text-[.8125rem] text-muted leading-[18px]">
      {senderType === 'user' ? t('excerptOfYou', { text }) : text}
    </span>
  );
}
