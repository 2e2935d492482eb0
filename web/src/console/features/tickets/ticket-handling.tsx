import {
  assignTicket,
  type ConsoleTicket,
  listAssignees,
  listQueue,
  prioritizeTicket,
  ticketPriorities,
} from '@sesame/contract/console/tickets.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { Select } from '../../ui/forms/select.tsx';
import { priorityMessages } from './ticket-priority.tsx';
import { ticketMessages } from './tickets.messages.ts';

type TicketHandlingProps = { ticket: ConsoleTicket; onChanged: (ticket: ConsoleTicket) => void };

/** Assignee and priority of a ticket, saved on change. */
export function TicketHandling({ ticket, onChanged }: TicketHandlingProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(ticketMessages);
  const assignees = useConsoleQuery(listAssignees, {}, { staleTime: 60_000 });
  const touches = [listQueue];
  const assign = useConsoleMutation(assignTicket, { touches });
  const prioritize = useConsoleMutation(prioritizeTicket, { touches });
  const params = { id: ticket.id };
  const changed = { onSuccess: onChanged };
  const { assignee } = ticket;
  const people = assignees.data ?? [];
  // The assignee may be a team member who can no longer be assigned tickets.
  const known = assignee && people.every(({ id }) => id !== assignee.id) ? [assignee] : [];
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field
        error={assign.isError ? errorText(tShop, assign.error) : undefined}
        label={t('assignee')}
      >
        <Select
          disabled={assign.isPending}
          onChange={(chosen) =>
            assign.mutate({ params, body: { operator: chosen || null } }, changed)
          }
          options={[
            { value: '', label: t('unassigned') },
            ...[...known, ...people].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={assignee?.id ?? ''}
        />
      </Field>
      <Field
        error={prioritize.isError ? errorText(tShop, prioritize.error) : undefined}
        label={t('priority')}
      >
        <Select
          disabled={prioritize.isPending}
          onChange={(chosen) => {
            const priority = ticketPriorities.find((one) => one === chosen);
            if (priority) prioritize.mutate({ params, body: { priority } }, changed);
          }}
          options={ticketPriorities.map((value) => ({ value, label: t(priorityMessages[value]) }))}
          value={ticket.priority}
        />
      </Field>
    </div>
  );
}
