import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RecordList } from '../../api/operator/use-record-list.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatCount } from '../../i18n/format-short.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { FilterChip } from '../../ui/console/filter-chip.tsx';
import { Pager } from '../../ui/console/pager.tsx';
import {
  type RecordColumn,
  RecordTable,
  RecordTableSkeleton,
} from '../../ui/console/record-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState, ErrorState, IconDisc } from '../../ui/state-view.tsx';
import { recordListWords } from './record-list.words.ts';
import { SavedViews } from './saved-views.tsx';
import { TypedSearch } from './typed-search.tsx';

export type ListFilter<Name extends string> = {
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
};

type RecordListViewProps<Row, Name extends string> = {
  list: RecordList<Row, Name>;
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rowKey: (row: Row) => string;
  /** The filter that the search field writes, and what can be typed there. */
  search?: { name: Name; placeholder: string };
  filters?: readonly ListFilter<Name>[];
  /** A filter of another kind than a choice, after the others. */
  otherFilter?: ReactNode;
  /** How many rows all pages have, once that is known; `more`: counting stopped there. */
  total?: { count: number; more: boolean } | undefined;
  /** What stands in place of the rows when there are none at all. */
  empty: ReactNode;
  selection?: Parameters<typeof RecordTable<Row>>[0]['selection'];
  /** Between the rows and the pager: what can be done with the chosen ones. */
  bulk?: ReactNode;
};

/** Search, filters, rows, pages, and what stands in place of rows: every list of the console looks and behaves the same. */
export function RecordListView<Row, Name extends string>({
  list,
  caption,
  columns,
  rowKey,
  search,
  filters = [],
  otherFilter,
  total,
  empty,
  selection,
  bulk,
}: RecordListViewProps<Row, Name>) {
  const say = useWords(recordListWords);
  return (
    <>
      {search || filters.length > 0 ? (
        <div className="mb-4 flex flex-wrap gap-2">
          {search ? (
            <TypedSearch
              key={list.filters[search.name]}
              onSearch={(typed) => list.setFilter(search.name, typed)}
              placeholder={search.placeholder}
              value={list.filters[search.name]}
            />
          ) : null}
          {filters.map(({ name, label, options }) => (
            <FilterChip
              clearLabel={say('clearOne', { name: label })}
              key={name}
              label={label}
              onChange={(value) => list.setFilter(name, value)}
              options={options}
              value={list.filters[name]}
            />
          ))}
          {otherFilter}
          <SavedViews list={list} />
        </div>
      ) : null}
      <Rows
        {...{ list, caption, columns, rowKey, empty, bulk, total }}
        {...(selection && { selection })}
      />
    </>
  );
}

function Rows<Row, Name extends string>({
  list,
  caption,
  columns,
  rowKey,
  empty,
  selection,
  bulk,
  total,
}: Omit<RecordListViewProps<Row, Name>, 'search' | 'filters' | 'otherFilter'>) {
  const { t, language } = useI18n();
  const say = useWords(recordListWords);
  const { rows, before } = list;
  if (rows === undefined && list.error !== null) {
    return (
      <ErrorState
        actions={<Button onClick={list.retry}>{say('tryAgain')}</Button>}
        art={
          <IconDisc tone="danger">
            <Icon of={TriangleAlert} size={28} />
          </IconDisc>
        }
        text={errorText(t, list.error)}
        title={say('failed')}
      />
    );
  }
  if (rows === undefined) return <RecordTableSkeleton label={say('loading')} />;
  if (rows.length === 0 && list.hasFilters) {
    return (
      <EmptyState
        actions={
          <Button onClick={list.clearFilters} variant="outline">
            {say('clear')}
          </Button>
        }
        text={say('nothingFoundHint')}
        title={say('nothingFound')}
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
            backLabel={say('back')}
            nextLabel={say('next')}
            onBack={list.onBack}
            onNext={list.onNext}
            text={
              total === undefined
                ? say(list.onNext ? 'more' : 'range', range)
                : say(total.more ? 'ofMore' : 'ofAll', {
                    ...range,
                    count: formatCount(language, total.count),
                  })
            }
          />
        </>
      }
      rowKey={rowKey}
      rows={rows}
      {...(selection && { selection })}
    />
  );
}
