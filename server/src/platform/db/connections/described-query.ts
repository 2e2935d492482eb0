import pg from 'pg';

/** The columns of a prepared statement, as `pg` keeps them in a result. */
interface Columns {
  fields: readonly unknown[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** Parts of `pg` that its types leave out. */
interface QueryInternals {
  name: string | undefined;
  callback?: (error: Error | null | undefined, result: pg.QueryResult | pg.QueryResult[]) => void;
  _result: Columns;
  _accumulateRows: unknown;
  _checkForMultirow(): void;
  submit(connection: pg.Connection): unknown;
  prepare(connection: pg.Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}
const Query = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[] | undefined,
) => QueryInternals;

/** A statement that stays prepared on its connection under this name. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

interface Described {
  /** The connection, but for requests of a description. */
  readonly silent: pg.Connection;
  /** The columns of its prepared statements by name; undefined for one that returns no rows. */
  readonly columns: Map<string, Columns | undefined>;
}

const describedOn = new WeakMap<pg.Connection, Described>();

function describedBy(connection: pg.Connection): Described {
  const known = describedOn.get(connection);
  if (known !== undefined) return known;
  const silent = Object.create(connection, { describe: { value() {} } }) as pg.Connection;
  const described = { silent, columns: new Map<string, Columns | undefined>() };
  describedOn.set(connection, described);
  return described;
}

/**
 * A named statement whose columns are requested once per connection: while it is prepared they cannot change, because the database
 * refuses it once they would. Otherwise it describes them before each answer, and `pg` builds a parser for each: of a
 * statement for a whole payment that is half of the work.
 */
export class DescribedQuery extends Query {
  private columns: Columns | undefined;
  private isDescribed = false;
  private readonly remembers: boolean;

  /** @param remembers off where a statement may be prepared again under the same name, after its table got another column */
  constructor(statement: NamedStatement, { remembers }: { readonly remembers: boolean }) {
    // `pg` copies a configuration object property by property, which takes longer than the rest of this.
    super(statement.text, statement.values);
    this.name = statement.name;
    this.remembers = remembers;
  }

  override prepare(connection: pg.Connection): void {
    const { silent, columns } = describedBy(connection);
    const name = this.name ?? '';
    this.isDescribed = this.remembers && columns.has(name);
    this.columns = columns.get(name);
    super.prepare(this.isDescribed ? silent : connection);
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.columns = { fields, _parsers, _prebuiltEmptyResultObject };
  }

  override handleDataRow(message: unknown): void {
    this.useColumns();
    super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.isDescribed) this.useColumns();
    else if (this.remembers) describedBy(connection).columns.set(this.name ?? '', this.columns);
    super.handleCommandComplete(message, connection);
  }

  /** Completes a statement that was sent with this one and returns no rows. */
  protected completeOther(message: unknown, connection: pg.Connection): void {
    super.handleCommandComplete(message, connection);
  }

  private useColumns(): void {
    if (!this.isDescribed || this.columns === undefined) return;
    this._checkForMultirow();
    Object.assign(this._result, this.columns);
    this._accumulateRows = true;
    this.columns = undefined;
  }
}
