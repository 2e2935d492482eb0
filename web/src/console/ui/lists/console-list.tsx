import type { ListRoute, RowOf } from '@sesame/contract/shared/define-list.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState, ErrorState, IconDisc } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import type { FilterName, ConsoleList as List } from '../../api/use-console-list.ts';
import { FilterChip } from './filter-chip.tsx';
import { listMessages } from './list.messages.ts';
import { Pager } from './pager.tsx';
import { type RecordColumn, RecordTable, RecordTableSkeleton } from './record-table.tsx';
import { SavedViews } from './saved-views.tsx';
import { DaysFilter, PeriodFilter } from './time-filters.tsx';
import { TypedSearch } from './typed-search.tsx';

type ListFilter<Name extends string> = {
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
};

export type ConsoleListProps<L extends ListRoute> = {
  list: List<L>;
  caption: string;
  columns: readonly RecordColumn<RowOf<L>>[];
  /** The placeholder of the search field; without one there is none. */
  search?: string;
  /** The filter that the search field sets. Default: `search`. */
  searchBy?: FilterName<L>;
  filters?: readonly ListFilter<FilterName<L>>[];
  /** Shown when the list has no rows at all. */
  empty: ReactNode;
  selection?: Parameters<typeof RecordTable<RowOf<L>>>[0]['selection'];
  /** Actions on selected rows, between the rows and the pager. */
  bulk?: ReactNode;
};

/** Search, filters, saved views, rows, pages and empty states: the one layout of all lists in the console. */
export function ConsoleList<L extends ListRoute>(props: ConsoleListProps<L>) {
  const t = useMessages(listMessages);
  // A list has the search filter if it shows a search field.
  const { list, search, searchBy = 'search' as FilterName<L>, filters = [] } = props;
  return (
    <>
      {search || filters.length > 0 ? (
        <div className="mb-4 flex flex-wrap gap-2">
          {search ? (
            <TypedSearch
              key={list.filters[searchBy]}
              onSearch={(typed) => list.setFilter(searchBy, typed)}
              placeholder={search}
              value={list.filters[searchBy]}
            />
          ) : null}
          {/* One line on phones, which scrolls sideways: rows of filters would push the records off the screen. */}
          <div className="max-md:-mx-4 max-md:-my-1 flex gap-2 *:shrink-0 md:contents max-md:w-[calc(100%+32px)] max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[mask-image:linear-gradient(90deg,#000_calc(100%-28px),transparent)] max-md:[scrollbar-width:none]">
            <PeriodFilter {...timeFilter(list, 'period')} />
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
            <DaysFilter {...timeFilter(list, 'days')} />
            <SavedViews list={list} />
          </div>
        </div>
      ) : null}
      <Rows {...props} />
    </>
  );
}

/** The filter by time, which only some lists have. */
function timeFilter<L extends ListRoute>(list: List<L>, name: 'period' | 'days') {
  const ofTime = name as FilterName<L>;
  // Only names of the list have a value.
  const value: string | undefined = list.filters[ofTime];
  return { value, onChange: (next: string) => list.setFilter(ofTime, next) };
}

function Rows<L extends ListRoute>({
  list,
  caption,
  columns,
  empty,
  selection,
  bulk,
}: ConsoleListProps<L>) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(listMessages);
  const { rows, before, total } = list;
  if (rows === undefined && list.error !== null) {
    return (
      <ErrorState
        actions={<Button onClick={list.retry}>{t('tryAgain')}</Button>}
        art={
          <IconDisc tone="danger">
            <Icon of={TriangleAlert} size={28} />
          </IconDisc>
        }
        text={errorText(tShop, list.error)}
        title={t('failed')}
      />
    );
  }
  if (rows === undefined) return <RecordTableSkeleton label={t('loading')} />;
  if (rows.length === 0 && list.hasFilters) {
    return (
      <EmptyState
        actions={
          <Button onClick={list.clearFilters} variant="outline">
            {t('clear')}
          </Button>
        }
        text={t('nothingFoundHint')}
        title={t('nothingFound')}
      />
    );
  }
  if (rows.length === 0) return empty;
  const range = { from: before + 1, to: before + rows.length };
  return (
    <RecordTable
      busy={list.isBusy}
      caption={caption}
      columns={columns}
      footer={
        <>
          {bulk}
          <Pager
            backLabel={t('back')}
            nextLabel={t('next')}
            onBack={list.onBack}
            onNext={list.onNext}
            text={
              total === undefined
                ? t(list.onNext ? 'more' : 'range', range)
                : t(total.more ? 'ofMore' : 'ofAll', {
                    ...range,
                    count: formatCount(language, total.count),
                  })
            }
          />
        </>
      }
      rowKey={list.rowKey}
      rows={rows}
      {...(selection && { selection })}
    />
  );
}
