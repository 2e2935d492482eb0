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
import { listMessages } from './list.messages.ts';
import { ListFilters, type ListFiltersProps } from './list-filters.tsx';
import { Pager } from './pager.tsx';
import { type RecordColumn, RecordTable, RecordTableSkeleton } from './record-table.tsx';

export type ConsoleListProps<L extends ListRoute> = Omit<ListFiltersProps<L>, 'isNarrow'> & {
  caption: string;
  columns: readonly RecordColumn<RowOf<L>>[];
  /** Shown when the list has no rows at all. */
  empty: ReactNode;
  selection?: Parameters<typeof RecordTable<RowOf<L>>>[0]['selection'];
  /** Actions on selected rows, between the rows and the pager. */
  bulk?: ReactNode;
};

/** Search, filters, saved views, rows, pages and empty states: the one layout of all lists in the console. */
export function ConsoleList<L extends ListRoute>(props: ConsoleListProps<L>) {
  const { list, search, searchBy, filters } = props;
  return (
    <>
      <ListFilters filters={filters} list={list} search={search} searchBy={searchBy} />
      <Rows {...props} />
    </>
  );
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
