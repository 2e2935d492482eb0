import {
  listAssignees,
  type listQueue,
  ticketPriorities,
} from '@sesame/contract/console/tickets.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { ConsoleList } from '../../api/use-console-list.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useOperatorSession } from '../../api/use-operator.ts';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { priorityMessages } from './ticket-priority.tsx';
import { ticketMessages } from './tickets.messages.ts';

/** Filters of the ticket queue, kept in the address. */
export function QueueFilters({ list }: { list: ConsoleList<typeof listQueue> }) {
  const t = useMessages(ticketMessages);
  const me = useOperatorSession().data?.operator.id;
  const assignees = useConsoleQuery(listAssignees, {}, { staleTime: 60_000 });
  const filters = [
    {
      name: 'priority',
      label: t('priority'),
      options: ticketPriorities
        .map((value) => ({ value, label: t(priorityMessages[value]) }))
        .toReversed(),
    },
    {
      name: 'assignee',
      label: t('assignee'),
      options: [
        { value: 'me', label: t('assigneeMe') },
        { value: 'unassigned', label: t('assigneeNone') },
        ...(assignees.data ?? [])
          .filter(({ id }) => id !== me)
          .map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'order',
      label: t('order'),
      options: [
        { value: 'urgent', label: t('urgentFirst') },
        { value: 'oldest', label: t('oldest') },
        { value: 'newest', label: t('newest') },
      ],
    },
  ] as const;
  return <ListFilters filters={filters} isNarrow list={list} search={t('searchHint')} />;
}
