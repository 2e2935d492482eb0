import type { Ticket } from '@sesame/contract/shop/support.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearch } from 'wouter';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { pageIn } from '../ticket.rules.ts';
import { TicketStatus } from '../ticket-status.tsx';

/** Until the ticket has loaded, only the back link is shown. */
export function ConversationHeader({ ticket }: { ticket?: Ticket }) {
  const { t } = useI18n();
  const page = pageIn(useSearch());
  return (
    <header
      className={`flex min-h-[75px] items-center gap-3 border-border border-b px-6 py-3 max-md:min-h-16 max-md:px-4 max-md:py-2.5 ${ticket ? '' : 'md:hidden'}`}
    >
      <LinkButton
        aria-label={t('backToTickets')}
        as={Link}
        className="-ml-2 md:hidden"
        href={paths.helpTickets(page)}
        size="icon"
        variant="ghost"
      >
        <Icon of={ArrowLeft} />
      </LinkButton>
      {ticket ? (
        <>
          <div className="min-w-0 flex-1">
            <h2 className="type-title-3 truncate" title={ticket.title}>
              {ticket.title}
            </h2>
            <p className="type-tabular truncate text-[.8125rem] text-muted leading-[18px]">
              {t('ticketNumber', { number: ticket.number })}
              <Subject subject={ticket.subject} />
            </p>
          </div>
          {/* The state may change while the page is open, so it is announced. */}
          <span className="shrink-0" role="status">
            <TicketStatus state={ticket.state} />
          </span>
        </>
      ) : null}
    </header>
  );
}

/** The subject of the ticket, with a link. */
function Subject({ subject }: Pick<Ticket, 'subject'>) {
  if (!subject) return null;
  const href = subject.kind === 'payment' ? paths.paymentDetail(subject.id) : paths.subscriptions();
  return (
    <>
      {' · '}
      <TextLink as={Link} href={href}>
        {subject.title}
      </TextLink>
    </>
  );
}
