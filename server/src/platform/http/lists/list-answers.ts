import {
  type FiltersOf,
  LIST_COUNTED_MAX,
  LIST_PAGE,
  type ListRoute,
  type RowOf,
} from '@sesame/contract/shared/define-list.ts';
import type { ListPage } from '../../db/list-sql.ts';
import { type CsvCell, csvList } from '../../files/csv.ts';
import type { FileAnswer } from '../answers.ts';

interface Source<L extends ListRoute, Row, Line, Place> {
  /** Fewer rows than the limit end the list. */
  readonly rows: (filters: FiltersOf<L>, page: ListPage<Place>) => Promise<readonly Row[]>;
  readonly answer: (rows: readonly Row[]) => RowOf<L>[] | Promise<RowOf<L>[]>;
  /**
   * The place of a row, if its key does not do: an export continues from the place of its last row, which may have moved
   * since it was read.
   */
  readonly placeOf?: (row: Row) => Place;
  /** For the export. */
  readonly csv?: CsvTable<L, Row, Line>;
  /** For the count: the number of rows that match; counting stops at the limit. */
  readonly count?: (filters: FiltersOf<L>, limit: number) => Promise<number>;
}

interface CsvTable<L extends ListRoute, Row, Line> {
  /** File name without the extension, if it is not the one of the contract. */
  readonly name?: (filters: FiltersOf<L>) => string;
  /** Runs before the file begins, and may refuse. */
  readonly begin?: () => Promise<unknown>;
  /** Converts a row before its cells are read. */
  readonly line?: (row: Row) => Line;
  /** The cell of each column by its header. */
  readonly columns: Readonly<Record<string, (line: Line) => CsvCell>>;
}

/** What the routes of a list need to answer. */
type Needed<L extends ListRoute> = (L extends { export: object } ? { csv: object } : object) &
  (L extends { count: object } ? { count: object } : object);

/** Answers the routes of one list; `bindList` serves them. */
export interface ListAnswers<L extends ListRoute> {
  page(filters: FiltersOf<L>, after: string | number | undefined): Promise<RowOf<L>[]>;
  export(filters: FiltersOf<L>): Promise<FileAnswer>;
  count(filters: FiltersOf<L>): Promise<{ count: number; more: boolean }>;
}

/** Answers the pages, the export and the count of a list from the same rows. */
export function listAnswers<L extends ListRoute, Row extends object, Line = Row, Place = never>(
  list: L,
  source: Source<L, Row, Line, Place> & Needed<L>,
): ListAnswers<L> {
  const { rows, answer, csv, count } = source;
  return {
    page: async (filters, after) => answer(await rows(filters, { after, limit: LIST_PAGE })),
    export: async (filters) => {
      if (csv === undefined) throw new Error(`${list.id} has no columns to export`);
      await csv.begin?.();
      return csvOf(list, source, csv, filters);
    },
    count: async (filters) => {
      const counted = (await count?.(filters, LIST_COUNTED_MAX + 1)) ?? 0;
      return { count: Math.min(counted, LIST_COUNTED_MAX), more: counted > LIST_COUNTED_MAX };
    },
  };
}

function csvOf<L extends ListRoute, Row extends object, Line, Place>(
  list: L,
  { rows, placeOf }: Source<L, Row, Line, Place>,
  { name, line, columns }: CsvTable<L, Row, Line>,
  filters: FiltersOf<L>,
): Promise<FileAnswer> {
  const cells = Object.values(columns);
  const key = list.cursor.key as keyof Row;
  // Without `placeOf` a row has the key of the list, and without `line` it is the line: the defaults of the types.
  const after = (row: Row) => placeOf?.(row) ?? (row[key] as string | number);
  return csvList<Row>({
    name: name?.(filters) ?? list.export?.name ?? list.id,
    header: Object.keys(columns),
    read: (last, limit) => rows(filters, { after: last && after(last), limit }),
    cellsOf: (row) => {
      const converted = line === undefined ? (row as unknown as Line) : line(row);
      return cells.map((cellOf) => cellOf(converted));
    },
  });
}
