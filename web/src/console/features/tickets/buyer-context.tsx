import type { ConsoleTicket } from '@sesame/contract/console/tickets.ts';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { BuyerFacts } from './buyer-facts.tsx';
import { TicketHandling } from './ticket-handling.tsx';
import { priorityMessages } from './ticket-priority.tsx';
import { TicketStatus } from './ticket-state.tsx';
import { ticketMessages } from './tickets.messages.ts';

type BuyerContextProps = { ticket: ConsoleTicket; onChanged: (ticket: ConsoleTicket) => void };

/** The buyer of a ticket and what it is about. */
export function BuyerContext({ ticket, onChanged }: BuyerContextProps) {
  const t = useMessages(ticketMessages);
  const may = useMay();
  const { user, subject, assignee } = ticket;
  const mayWrite = may('tickets:write');
  return (
    <aside
      aria-label={t('buyer')}
      className="grid content-start gap-6 border-border p-5 max-md:p-4 max-[1319px]:border-t min-[1320px]:overflow-y-auto min-[1320px]:border-l"
    >
      <div className="flex items-start gap-3">
        <Avatar name={user.username} size={44} />
        <div className="min-w-0">
          {may('users:read') ? (
            <TextLink
              as={Link}
              className="wrap-anywhere font-semibold"
              href={consolePaths.user(user.id)}
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
      <RecordAlerts record={`ticket:${ticket.id}`} />
      {mayWrite ? <TicketHandling onChanged={onChanged} ticket={ticket} /> : null}
      <FactList
        facts={[
          ...(mayWrite
            ? []
            : [
                { key: 'assignee', label: t('assignee'), value: assignee?.name ?? t('unassigned') },
                {
                  key: 'priority',
                  label: t('priority'),
                  value: t(priorityMessages[ticket.priority]),
                },
              ]),
          { key: 'opened', label: t('opened'), value: formatDate(ticket.created_at) },
          {
            key: 'about',
            label: t('about'),
            value: subject ? <About subject={subject} /> : null,
          },
        ]}
      />
      <BuyerFacts ticketId={ticket.id} />
    </aside>
  );
}

/** The payment or the subscription of a ticket, as a link for operators who may read it. */
function About({ subject }: { subject: NonNullable<ConsoleTicket['subject']> }) {
  const t = useMessages(ticketMessages);
  const titleOf = useTitle();
  const may = useMay();
  const title = titleOf(subject);
  const isPayment = subject.kind === 'payment';
  const text = isPayment ? t('aboutPayment', { title }) : t('aboutSubscription', { title });
  if (!may(isPayment ? 'payments:read' : 'subscriptions:read')) return text;
  const { payment, subscription } = consolePaths;
  return (
    <TextLink as={Link} href={isPayment ? payment(subject.id) : subscription(subject.id)}>
      {text}
    </TextLink>
  );
}
