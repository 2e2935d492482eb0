import type { OperatorTicket } from '@sesame/contract/operator-support.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { TicketStatus } from './ticket-state.tsx';
import { ticketWords } from './tickets.words.ts';

/** Whom the conversation is with and what it is about. */
export function BuyerContext({ ticket }: { ticket: OperatorTicket }) {
  const say = useWords(ticketWords);
  const { user, subject, assignee } = ticket;
  return (
    <aside
      aria-label={say('buyer')}
      className="border-border p-5 max-[1319px]:border-t min-[1320px]:overflow-y-auto min-[1320px]:border-l"
    >
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={user.username} size={44} />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{user.username}</p>
          <p className="wrap-anywhere text-[.8125rem] text-muted">{user.email}</p>
        </div>
      </div>
      <FactList
        facts={[
          { key: 'state', label: say('state'), value: <TicketStatus state={ticket.state} /> },
          { key: 'assignee', label: say('assignee'), value: assignee?.name ?? say('nobody') },
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
    </aside>
  );
}
