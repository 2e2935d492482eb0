import { type InsertObject, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../src/database.types.ts';
import type { Executor } from '../src/platform/platform.ts';

type Row<T extends keyof Database> = Selectable<Database[T]>;
/** A database or transaction, or an app whose database it is. */
type Place = Executor | { readonly platform: { readonly db: Executor } };
type Column<T extends keyof Database> = keyof Row<T> & string;

/** Rows whose columns equal `where`: all columns unless some are named, in no order unless one is named. */
export async function listRows<T extends keyof Database, C extends Column<T>>(
  place: Place,
  table: T,
  where: Partial<Row<T>> = {},
  columns: readonly C[] = [],
  order?: Column<T>,
): Promise<Pick<Row<T>, C>[]> {
  const listed = columns.length === 0 ? sql`*` : sql.join(columns.map((name) => sql.ref(name)));
  const sorted = order === undefined ? sql`` : sql`order by ${sql.ref(order)}`;
  const { rows } = await sql<Pick<Row<T>, C>>`
    select ${listed} from ${sql.table(table)} ${matching(where)} ${sorted}`.execute(dbOf(place));
  return rows;
}

/** The first row whose columns equal `where`. */
export async function findRow<T extends keyof Database, C extends Column<T>>(
  place: Place,
  table: T,
  where: Partial<Row<T>> = {},
  columns: readonly C[] = [],
): Promise<Pick<Row<T>, C> | undefined> {
  return (await listRows(place, table, where, columns))[0];
}

/** As `findRow`; throws when there is none. */
export async function getRow<T extends keyof Database, C extends Column<T>>(
  place: Place,
  table: T,
  where: Partial<Row<T>> = {},
  columns: readonly C[] = [],
): Promise<Pick<Row<T>, C>> {
  const row = await findRow(place, table, where, columns);
  if (row === undefined) throw new Error(`${table} has no row with ${JSON.stringify(where)}`);
  return row;
}

/** Writes rows past the operations, for what only time or another system would write. */
export async function insertRows<T extends keyof Database>(
  place: Place,
  table: T,
  values: InsertObject<Database, T> | readonly InsertObject<Database, T>[],
): Promise<void> {
  await dbOf(place).insertInto(table).values(values).execute();
}

/** Changes rows whose columns equal `where`, past the operations. */
export async function updateRows<T extends keyof Database>(
  place: Place,
  table: T,
  where: Partial<Row<T>>,
  values: Updateable<Database[T]>,
): Promise<void> {
  const changes = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} ${matching(where)}`.execute(
    dbOf(place),
  );
}

const dbOf = (place: Place) => ('platform' in place ? place.platform.db : place);

function matching(where: object) {
  const filters = Object.entries(where).map(([name, value]) =>
    value === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${value}`,
  );
  return filters.length === 0 ? sql`` : sql`where ${sql.join(filters, sql` and `)}`;
}
