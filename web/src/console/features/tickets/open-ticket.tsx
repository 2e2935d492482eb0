import { Link } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ErrorState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { BuyerContext } from './buyer-context.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketComposer } from './ticket-composer.tsx';
import { TicketLog } from './ticket-log.tsx';
import { ticketMessages } from './tickets.messages.ts';
import { useTicket } from './use-ticket.ts';
import { waitedSince } from './waiting-time.ts';

/** The conversation, and beside it its buyer. */
export function OpenTicket({ id }: { id: string }) {
  const { t: tShop } = useI18n();
  const t = useMessages(ticketMessages);
  const opened = useTicket(id);
  if (opened.data === undefined && opened.error) {
    return (
      <div className="p-6">
        <ErrorState
          actions={<Button onClick={opened.retry}>{t('tryAgain')}</Button>}
          text={errorText(tShop, opened.error)}
          title={t('failed')}
        />
      </div>
    );
  }
  if (opened.data === undefined) return <TicketSkeleton label={t('loading')} />;
  const { ticket, messages } = opened.data;
  const waits = ticket.state === 'new' || ticket.state === 'waiting_operator';
  const { unit, count } = waitedSince(ticket.updated_at, Date.now());
  return (
    <div className="h-full min-[1320px]:grid min-[1320px]:grid-cols-[minmax(0,1fr)_288px] max-[1319px]:overflow-y-auto">
      <section
        aria-label={ticket.title}
        className="flex min-h-0 min-w-0 flex-col max-[1319px]:min-h-[480px] max-[1319px]:h-full"
      >
        <header className="flex flex-wrap items-center justify-between gap-3 border-border border-b px-6 py-4 max-md:px-4">
          <div className="min-w-0 flex-1 basis-48">
            <h2 className="wrap-anywhere type-title-3">{ticket.title}</h2>
            <p className="text-[.8125rem] text-muted leading-[18px]">
              {t('number', { number: ticket.number })}
              {waits ? ` · ${t('waiting', { time: t(unit, { count }) })}` : ''}
              {ticket.merged_into ? (
                <>
                  {' · '}
                  <TextLink as={Link} href={consolePaths.ticket(ticket.merged_into.id)}>
                    {t('mergedInto', { number: ticket.merged_into.number })}
                  </TextLink>
                </>
              ) : null}
            </p>
          </div>
          <TicketActions onMoved={opened.setTicket} ticket={ticket} />
        </header>
        <TicketLog messages={messages} opened={opened} ticket={ticket} />
        <TicketComposer
          isClosed={ticket.state === 'closed'}
          lastSeen={messages.at(-1)?.id}
          onAdded={opened.add}
          onCrossed={opened.pollNow}
          onMoved={opened.setTicket}
          ticketId={id}
        />
      </section>
      <BuyerContext onChanged={opened.setTicket} ticket={ticket} />
    </div>
  );
}

function TicketSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="grid gap-6 p-6">
      <p className="sr-only">{label}</p>
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-20 w-2/3" />
      <Skeleton className="ml-auto h-20 w-2/3" />
      <Skeleton className="h-12 w-1/3" />
    </div>
  );
}
