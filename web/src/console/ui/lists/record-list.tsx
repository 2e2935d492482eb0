import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState, ErrorState, IconDisc } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import type { RecordList } from '../../api/use-record-list.ts';
import { FilterChip } from './filter-chip.tsx';
import { listMessages } from './list.messages.ts';
import { Pager } from './pager.tsx';
import { type RecordColumn, RecordTable, RecordTableSkeleton } from './record-table.tsx';
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
  /** The filter that the search field sets, and its placeholder. */
  search?: { name: Name; placeholder: string };
  filters?: readonly ListFilter<Name>[];
  /** A filter that is not a choice of options, shown after the others. */
  otherFilter?: ReactNode;
  /** Total number of rows once known; `more` means that counting stopped there. */
  total?: { count: number; more: boolean } | undefined;
  /** Shown when the list has no rows at all. */
  empty: ReactNode;
  selection?: Parameters<typeof RecordTable<Row>>[0]['selection'];
  /** Actions on selected rows, between the rows and the pager. */
  bulk?: ReactNode;
};

/** Search, filters, rows, pages and empty states: the one layout of all lists in the console. */
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
  const t = useMessages(listMessages);
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
              clearLabel={t('clearOne', { name: label })}
              key={name}
              label={label}
              onChange={(value) => list.setFilter(name, value)}
              options={options}
              value={list.filters[name]}
            />
          ))}
          {otherFilter}
          <SavedViews list={{ ...list, route: list }} />
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
  const { t: tShop, language } = useI18n();
  const t = useMessages(listMessages);
  const { rows, before } = list;
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
      rowKey={rowKey}
      rows={rows}
      {...(selection && { selection })}
    />
  );
}
