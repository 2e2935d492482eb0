import {
  assignTicket,
  listAssignees,
  listQueue,
  type OperatorTicket,
  prioritizeTicket,
  ticketPriorities,
} from '@sesame/contract/operator-support.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Field } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { priorityWords } from './ticket-priority.tsx';
import { ticketWords } from './tickets.words.ts';

type TicketHandlingProps = { ticket: OperatorTicket; onChanged: (ticket: OperatorTicket) => void };

/** In whose hands a ticket is and how much it presses, to be changed at once. */
export function TicketHandling({ ticket, onChanged }: TicketHandlingProps) {
  const { t } = useI18n();
  const say = useWords(ticketWords);
  const staff = useOperatorQuery(listAssignees, {}, { staleTime: 60_000 });
  const touches = [listQueue];
  const assign = useOperatorMutation(assignTicket, { touches });
  const prioritize = useOperatorMutation(prioritizeTicket, { touches });
  const params = { id: ticket.id };
  const changed = { onSuccess: onChanged };
  const { assignee } = ticket;
  const people = staff.data ?? [];
  // Who has it may be somebody who could be given none any more.
  const known = assignee && people.every(({ id }) => id !== assignee.id) ? [assignee] : [];
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field
        error={assign.isError ? errorText(t, assign.error) : undefined}
        label={say('assignee')}
      >
        <NativeSelect
          disabled={assign.isPending}
          onChange={({ target }) =>
            assign.mutate({ params, body: { operator: target.value || null } }, changed)
          }
          options={[
            { value: '', label: say('nobody') },
            ...[...known, ...people].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={assignee?.id ?? ''}
        />
      </Field>
      <Field
        error={prioritize.isError ? errorText(t, prioritize.error) : undefined}
        label={say('priority')}
      >
        <NativeSelect
          disabled={prioritize.isPending}
          onChange={({ target }) => {
            const priority = ticketPriorities.find((one) => one === target.value);
            if (priority) prioritize.mutate({ params, body: { priority } }, changed);
          }}
          options={ticketPriorities.map((value) => ({ value, label: say(priorityWords[value]) }))}
          value={ticket.priority}
        />
      </Field>
    </div>
  );
}
