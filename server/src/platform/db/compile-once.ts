import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  NoResultError,
  type OperationNode,
  type QueryNode,
  ValueNode,
} from 'kysely';
import type { Executor } from '../platform.ts';

type Values = Readonly<Record<string, unknown>>;

/** Stands for a value in a statement that is compiled once. */
class Slot<Value> implements Expression<Value> {
  readonly valueIn: (params: Values) => unknown;

  constructor(valueIn: (params: Values) => unknown) {
    this.valueIn = valueIn;
  }

  get expressionType(): Value | undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }
}

type Scalar = string | number | boolean | null | undefined;
type Single = Scalar | Date | Uint8Array | readonly Scalar[];
type RowSlots<Row> = { readonly [Column in keyof Row]: Slot<Exclude<Row[Column], undefined>> };
type SlotsOf<Value> = [Value] extends [Single]
  ? Slot<Value>
  : [Value] extends [readonly (infer Row)[]]
    ? readonly RowSlots<Row>[]
    : RowSlots<Value>;

/** A slot for each value of a statement; of a row, one for each column that it has. */
export type Slots<Params> = { readonly [Name in keyof Params]: SlotsOf<Params[Name]> };

interface CompiledOnce<Params, Row> {
  execute(db: Executor, params: Params): Promise<Row[]>;
  executeTakeFirst(db: Executor, params: Params): Promise<Row | undefined>;
  executeTakeFirstOrThrow(db: Executor, params: Params): Promise<Row>;
}

/**
 * A statement of a hot path. It is built and compiled at its first call instead of at each, and again for rows with other columns.
 * Its values come from the slots; a value that `build` writes into it stays the same for ever.
 */
export function compileOnce<Params extends object, Row>(
  build: (db: Executor, slots: Slots<Params>) => Compilable<Row>,
): CompiledOnce<Params, Row> {
  const compiled = new Map<string, CompiledQuery<Row>>();

  function compile(db: Executor, params: Values): CompiledQuery<Row> {
    const shape = shapeOf(params);
    let query = compiled.get(shape);
    if (query === undefined) {
      // One for each value of the params, which have the type that is claimed.
      query = build(db, slotsFor(params) as Slots<Params>).compile();
      compiled.set(shape, query);
    }
    const parameters = query.parameters.map((one) =>
      one instanceof Slot ? one.valueIn(params) : one,
    );
    return { ...query, parameters };
  }

  return {
    async execute(db, params) {
      return (await db.executeQuery(compile(db, valuesOf(params)))).rows;
    },
    async executeTakeFirst(db, params) {
      return (await db.executeQuery(compile(db, valuesOf(params)))).rows[0];
    },
    async executeTakeFirstOrThrow(db, params) {
      const query = compile(db, valuesOf(params));
      const [row] = (await db.executeQuery(query)).rows;
      // A statement with rows is a query, so the cast is true.
      if (row === undefined) throw new NoResultError(query.query as QueryNode);
      return row;
    },
  };
}

/** An interface has no index signature, but its properties can be read by their names. */
function valuesOf(params: object): Values {
  return params as Values;
}

function isRow(value: unknown): value is Values {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function areRows(value: unknown): value is readonly Values[] {
  return Array.isArray(value) && isRow(value[0]);
}

/** The columns of its rows; one that is undefined is left out, as Kysely does. */
function shapeOf(params: Values): string {
  let shape = '';
  for (const name in params) {
    const value = params[name];
    if (isRow(value)) shape += `${name}:${columnsOf(value)};`;
    else if (areRows(value)) shape += `${name}:${value.map(columnsOf).join('|')};`;
  }
  return shape;
}

function columnsOf(row: Values): string {
  let columns = '';
  for (const column in row) if (row[column] !== undefined) columns += `${column},`;
  return columns;
}

function slotsFor(params: Values): Values {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (isRow(value)) return [name, slotsOfRow(value, (all) => all[name] as Values)];
      if (!areRows(value)) return [name, new Slot((all) => all[name])];
      // Params of another shape are compiled with separate slots, so these casts are true.
      const rows = value.map((row, at) =>
        slotsOfRow(row, (all) => (all[name] as readonly Values[])[at] as Values),
      );
      return [name, rows];
    }),
  );
}

function slotsOfRow(row: Values, rowIn: (params: Values) => Values): Values {
  const columns = Object.keys(row).filter((column) => row[column] !== undefined);
  return Object.fromEntries(
    columns.map((column) => [column, new Slot((all) => rowIn(all)[column])]),
  );
}
