import { type ReactNode, useId } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { LoadFailed, RowsSkeleton } from './partners-states.tsx';

type PagedSectionProps<Row> = {
  title: string;
  list: {
    data: { pages: readonly (readonly Row[])[] } | undefined;
    isPending: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  failed: string;
  /** Between the heading and the rows. */
  note?: ReactNode;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A paged list of the partner program with its empty, loading and error states. */
export function PagedSection<Row>({
  title,
  list,
  failed,
  note,
  empty,
  children,
}: PagedSectionProps<Row>) {
  const { t } = useI18n();
  const id = useId();
  const rows = list.data?.pages.flat();
  return (
    <section aria-labelledby={id} className="mt-12 max-md:mt-10">
      <h2 className="type-title-2" id={id}>
        {title}
      </h2>
      {note}
      {rows === undefined ? (
        list.isPending ? (
          <RowsSkeleton />
        ) : (
          <LoadFailed
            busy={list.isFetching}
            heading="h3"
            onRetry={() => void list.refetch()}
            title={failed}
          />
        )
      ) : rows.length === 0 ? (
        empty
      ) : (
        children(rows)
      )}
      {list.hasNextPage ? (
        <div className="mt-5 flex justify-center">
          <Button
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
            variant="outline"
          >
            {t('showEarlier')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
