import type { OperatorTicket } from '@sesame/contract/operator-support.ts';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BuyerFacts } from './buyer-facts.tsx';
import { TicketHandling } from './ticket-handling.tsx';
import { priorityWords } from './ticket-priority.tsx';
import { TicketStatus } from './ticket-state.tsx';
import { ticketWords } from './tickets.words.ts';

type BuyerContextProps = { ticket: OperatorTicket; onChanged: (ticket: OperatorTicket) => void };

/** Whom the conversation is with, what it is about, and what is known of both. */
export function BuyerContext({ ticket, onChanged }: BuyerContextProps) {
  const say = useWords(ticketWords);
  const may = useMay();
  const { user, subject, assignee } = ticket;
  const mayWrite = may('tickets:write');
  return (
    <aside
      aria-label={say('buyer')}
      className="grid content-start gap-6 border-border p-5 max-md:p-4 max-[1319px]:border-t min-[1320px]:overflow-y-auto min-[1320px]:border-l"
    >
      <div className="flex items-start gap-3">
        <Avatar name={user.username} size={44} />
        <div className="min-w-0">
          {may('users:read') ? (
            <TextLink
              as={Link}
              className="wrap-anywhere font-semibold"
              href={operatorPaths.user(user.id)}
            >
              <bdi>{user.username}</bdi>
            </TextLink>
          ) : (
            <p className="wrap-anywhere font-semibold">
              <bdi>{user.username}</bdi>
            </p>
          )}
          <p className="wrap-anywhere text-[.8125rem] text-muted">{user.email}</p>
          <p className="mt-1.5">
            <TicketStatus state={ticket.state} />
          </p>
        </div>
      </div>
      {mayWrite ? <TicketHandling onChanged={onChanged} ticket={ticket} /> : null}
      <FactList
        facts={[
          ...(mayWrite
            ? []
            : [
                { key: 'assignee', label: say('assignee'), value: assignee?.name ?? say('nobody') },
                {
                  key: 'priority',
                  label: say('priority'),
                  value: say(priorityWords[ticket.priority]),
                },
              ]),
          { key: 'opened', label: say('opened'), value: formatDate(ticket.created_at) },
          {
            key: 'about',
            label: say('about'),
            value: subject
              ? say(subject.kind === 'payment' ? 'aboutPayment' : 'aboutSubscription', {
                  title: subject.title,
                })
              : null,
          },
        ]}
      />
      <BuyerFacts ticketId={ticket.id} />
    </aside>
  );
}
