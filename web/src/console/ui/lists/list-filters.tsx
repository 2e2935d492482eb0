import type { ListRoute } from '@sesame/contract/shared/define-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { ConsoleList, FilterName } from '../../api/use-console-list.ts';
import { FilterChip } from './filter-chip.tsx';
import { listMessages } from './list.messages.ts';
import { SavedViews } from './saved-views.tsx';
import { TimeFilter } from './time-filter.tsx';
import { TypedSearch } from './typed-search.tsx';

/** With more filters, the label of the saved views has no room beside them on a laptop. */
const MOST_WITH_LABEL = 3;

export type ListFilter<Name extends string> = {
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
};

export type ListFiltersProps<L extends ListRoute> = {
  list: ConsoleList<L>;
  /** The placeholder of the search field; without it no search field is shown. */
  search?: string | undefined;
  /** The filter that the search field sets. Default: `search`. */
  searchBy?: FilterName<L> | undefined;
  filters?: readonly ListFilter<FilterName<L>>[] | undefined;
  /** For a list in a narrow column beside the record. */
  isNarrow?: boolean;
};

/** Search, filters and saved views of a list, kept in the address. */
export function ListFilters<L extends ListRoute>({
  list,
  search,
  // A list has the search filter if it shows a search field.
  searchBy = 'search' as FilterName<L>,
  filters = [],
  isNarrow = false,
}: ListFiltersProps<L>) {
  const t = useMessages(listMessages);
  if (!search && filters.length === 0) return null;
  return (
    <div className={`flex flex-wrap gap-2 ${isNarrow ? 'p-3.5' : 'mb-4'}`}>
      {search ? (
        <TypedSearch
          className={
            isNarrow
              ? 'w-full'
              : 'w-[280px] max-md:w-full md:min-w-[200px] md:flex-[1_1_200px] md:max-w-[280px]'
          }
          key={list.filters[searchBy]}
          onSearch={(typed) => list.setFilter(searchBy, typed)}
          placeholder={search}
          value={list.filters[searchBy]}
        />
      ) : null}
      {/* One line on phones, which scrolls sideways: rows of filters would push the records off the screen. */}
      <div className="flex gap-2 md:contents max-md:-mx-4 max-md:-my-1 max-md:w-[calc(100%+32px)] max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:*:shrink-0 max-md:[mask-image:linear-gradient(90deg,#000_calc(100%-28px),transparent)] max-md:[scrollbar-width:none]">
        <TimeFilter {...timeFilters(list)} />
        {filters.map(({ name, label, options }) => (
          <FilterChip
            clearLabel={t('clearOne', { name: label })}
            key={name}
            label={label}
            onChange={(value) => list.setFilter(name, value)}
            options={options}
            value={list.filters[name]}
          />
        ))}
        <SavedViews isCrowded={filters.length > MOST_WITH_LABEL} isLast={!isNarrow} list={list} />
      </div>
    </div>
  );
}

/** The filters by time, which only some lists have. */
function timeFilters<L extends ListRoute>(list: ConsoleList<L>) {
  const [period, days] = ['period' as FilterName<L>, 'days' as FilterName<L>];
  return {
    // Only the list's own filters have a value.
    period: list.filters[period] as string | undefined,
    days: list.filters[days] as string | undefined,
    onPeriod: (next: string) => list.setFilter(period, next),
    onDays: (next: string) => list.setFilter(days, next),
  };
}
