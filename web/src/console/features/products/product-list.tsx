import {
  listProducts,
  moveProduct,
  type ProductRow,
  productStates,
} from '@sesame/contract/console/catalogue.ts';
import { listSoldProducts } from '@sesame/contract/console/reports.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Link } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { MoreRows } from '../../ui/lists/pager.tsx';
import { useDraggedRows } from '../../ui/lists/use-dragged-rows.ts';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { productMessages } from './products.messages.ts';

const stateMessages = {
  active: 'stateActive',
  inactive: 'stateInactive',
  archived: 'stateArchived',
} as const;

/** All products in shop order. The selected one can be moved while the list is unfiltered and complete. */
export function ProductList({ chosen }: { chosen: string | undefined }) {
  const t = useMessages(productMessages);
  const may = useMay();
  const list = useConsoleList(listProducts);
  const { allRows: rows } = list;
  const sold = useConsoleQuery(listSoldProducts, {}, { enabled: may('reports:read') });
  const ordersOf = new Map(sold.data?.map(({ product, orders }) => [product, orders]));
  return (
    <>
      <ListFilters
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: productStates.map((value) => ({ value, label: t(stateMessages[value]) })),
          },
        ]}
        isNarrow
        list={list}
        search={t('find')}
      />
      {rows === undefined && list.error !== null ? (
        <AnswerFailed className="m-3.5" query={{ error: list.error, refetch: list.retry }} />
      ) : rows === undefined ? (
        <ListSkeleton label={t('loading')} />
      ) : rows.length === 0 ? (
        <div className="px-4 pb-6 text-muted" role="status">
          <p className="font-medium text-text">{t(list.hasFilters ? 'noneFound' : 'none')}</p>
          {list.hasFilters ? null : <p className="mt-1">{t('noneHint')}</p>}
        </div>
      ) : (
        <Rows
          chosen={chosen}
          movable={!list.hasFilters && may('products:write')}
          ordersOf={ordersOf}
          rows={rows}
          search={list.address}
        />
      )}
      <MoreRows list={list} />
    </>
  );
}

type RowsProps = {
  rows: readonly ProductRow[];
  chosen: string | undefined;
  movable: boolean;
  /** Paid orders by product; empty for those who may not know. */
  ordersOf: ReadonlyMap<number, number>;
  search: string;
};

function Rows({ rows, chosen, movable, ordersOf, search }: RowsProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(productMessages);
  const titleOf = useTitle();
  const move = useConsoleMutation(moveProduct, { touches: [listProducts] });
  const put = (row: ProductRow, before: ProductRow | undefined) => {
    if (!move.isPending) {
      move.mutate({ params: { id: String(row.id) }, body: { before: before?.id ?? null } });
    }
  };
  const dragOf = useDraggedRows(rows, movable, put);
  return (
    <>
      {move.isError ? (
        <Note className="m-3.5" role="alert" tone="danger">
          {t('notMoved')}: {errorText(tShop, move.error)}
        </Note>
      ) : null}
      <ul aria-label={t('list')} className="m-0 list-none p-0 pb-3">
        {rows.map((row, index) => {
          const isChosen = String(row.id) === chosen;
          return (
            <li
              {...dragOf(index)}
              className={`relative flex items-center ${isChosen ? 'bg-fill' : 'hover:bg-fill'} data-over:shadow-[inset_0_2px_0_var(--accent)]`}
              data-record
              key={row.id}
            >
              <Link
                aria-current={isChosen ? 'page' : undefined}
                className="flex min-w-0 flex-1 items-center gap-3 px-3.5 py-2.5 focus-visible:-outline-offset-2"
                href={`${consolePaths.product(String(row.id))}${search ? `?${search}` : ''}`}
              >
                <Logo dimmed={row.state !== 'active'} size={32} src={row.pictures[0] ?? ''} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium leading-5" title={titleOf(row)}>
                    {titleOf(row)}
                  </span>
                  <span className="block text-[.8125rem] text-muted leading-[18px]">
                    {t(stateMessages[row.state])}
                    {row.active_from
                      ? ` ${t('planned', { date: formatDate(row.active_from) })}`
                      : ''}
                    {' · '}
                    {t('prices', { count: row.price_count })}
                    {ordersOf.has(row.id)
                      ? ` · ${t('sold', { count: ordersOf.get(row.id) ?? 0 })}`
                      : ''}
                  </span>
                </span>
              </Link>
              {isChosen && movable ? (
                <span className="grid pr-2 max-lg:flex">
                  <Button
                    aria-label={t('moveUp', { title: titleOf(row) })}
                    className="h-6 max-lg:h-11"
                    disabled={index === 0}
                    onClick={() => put(row, rows[index - 1])}
                    size="icon-sm"
                    variant="ghost"
                  >
                    <Icon of={ChevronUp} size={16} />
                  </Button>
                  <Button
                    aria-label={t('moveDown', { title: titleOf(row) })}
                    className="h-6 max-lg:h-11"
                    disabled={index === rows.length - 1}
                    onClick={() => put(row, rows[index + 2])}
                    size="icon-sm"
                    variant="ghost"
                  >
                    <Icon of={ChevronDown} size={16} />
                  </Button>
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="px-3.5 pb-4">
      <p className="sr-only">{label}</p>
      {ROWS.map((row) => (
        <div className="flex h-[58px] items-center gap-3" key={row}>
          <Skeleton className="size-8 rounded-[23%]" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-3 w-28" />
            <Skeleton className="h-3 w-20" />
          </span>
        </div>
      ))}
    </div>
  );
}
