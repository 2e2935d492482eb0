import { listAssignees, listQueue, ticketPriorities } from '@sesame/contract/operator-support.ts';
import { useOperatorSession } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { SavedViews } from '../../../shell/console/saved-views.tsx';
import { TypedSearch } from '../../../shell/console/typed-search.tsx';
import { FilterChip } from '../../../ui/console/filter-chip.tsx';
import { ticketAddress } from './ticket-filters.ts';
import { priorityWords } from './ticket-priority.tsx';
import { ticketWords } from './tickets.words.ts';

type QueueFiltersProps = {
  given: URLSearchParams;
  onChange: (name: 'search' | 'priority' | 'assignee' | 'order', value: string) => void;
  /** Puts a saved view in place of the filters. */
  onShow: (address: string) => void;
};

/** What narrows the queue, all of it in the address. */
export function QueueFilters({ given, onChange, onShow }: QueueFiltersProps) {
  const say = useWords(ticketWords);
  const me = useOperatorSession().data?.operator.id;
  const staff = useOperatorQuery(listAssignees, {}, { staleTime: 60_000 });
  const search = given.get('search') ?? '';
  const chips = [
    {
      name: 'priority',
      label: say('priority'),
      options: ticketPriorities
        .map((value) => ({ value, label: say(priorityWords[value]) }))
        .toReversed(),
    },
    {
      name: 'assignee',
      label: say('assignee'),
      options: [
        { value: 'me', label: say('assigneeMe') },
        { value: 'nobody', label: say('assigneeNobody') },
        ...(staff.data ?? [])
          .filter(({ id }) => id !== me)
          .map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'order',
      label: say('order'),
      options: [
        { value: 'urgent', label: say('urgentFirst') },
        { value: 'oldest', label: say('oldest') },
        { value: 'newest', label: say('newest') },
      ],
    },
  ] as const;
  return (
    <div className="grid gap-2.5 p-3.5">
      <TypedSearch
        className="w-full"
        key={search}
        onSearch={(typed) => onChange('search', typed)}
        placeholder={say('searchHint')}
        value={search}
      />
      <div className="flex flex-wrap gap-2">
        {chips.map(({ name, label, options }) => (
          <FilterChip
            clearLabel={say('clearFilter', { name: label })}
            key={name}
            label={label}
            onChange={(value) => onChange(name, value)}
            options={options}
            value={given.get(name) ?? ''}
          />
        ))}
        <SavedViews list={{ id: listQueue.id, address: ticketAddress(given), show: onShow }} />
      </div>
    </div>
  );
}
