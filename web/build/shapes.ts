import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { formats, type Shape } from '../src/api/client/shape.ts';

/** The parts of a schema's definition that a shape is made from; which ones exist depends on its type. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}
interface Check {
  readonly check: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
  readonly inclusive?: boolean;
}
interface Schema {
  readonly _zod: { readonly def: Definition };
}

/** The fields of a route that its callers in the shop read. */
const OF_ROUTE = ['id', 'method', 'path', 'auth', 'idempotent'] as const;

/**
 * The code of a module of the contract for the shop: routes with what a caller needs, and schemas as shapes. What is
 * not data, such as a schema that calls a function, is left out, so that its use fails the build.
 * @param checked the address of the function that turns a shape into a schema
 */
export function writeShapes(module: Readonly<Record<string, unknown>>, checked: string): string {
  const lines = Object.entries(module).flatMap(([name, value]) => {
    const code = codeOf(value);
    return code === undefined ? [] : [`export const ${name} = ${code};`];
  });
  return [`import { checked } from ${JSON.stringify(checked)};`, ...lines, ''].join('\n');
}

/** Whether a module declares calls or schemas; one with functions only is used as it is. */
export function hasSchemas(module: Readonly<Record<string, unknown>>): boolean {
  return Object.values(module).some((value) => isSchema(value) || isRoute(value));
}

function codeOf(value: unknown): string | undefined {
  if (isSchema(value)) return schemaCode(value);
  if (isRoute(value)) {
    const answer = schemaCode(value.answer);
    if (answer === undefined)
      throw new Error(`The answer of ${value.id} cannot be written as data`);
    const fields = OF_ROUTE.filter((field) => value[field] !== undefined).map(
      (field) => `${field}: ${JSON.stringify(value[field])}`,
    );
    return `{ ${fields.join(', ')}, answer: ${answer} }`;
  }
  if (typeof value === 'function') return undefined;
  return JSON.stringify(value);
}

function schemaCode(schema: Schema): string | undefined {
  const shape = shapeOf(schema);
  return shape === undefined ? undefined : `/* @__PURE__ */ checked(${literal(shape)})`;
}

/** Undefined for a schema that data cannot express: one that transforms its value or calls a function. */
export function shapeOf(schema: Schema): Shape | undefined {
  const { def } = schema._zod;
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  switch (def.type) {
    case 'object': {
      const fields = fieldsOf(def.shape ?? {});
      const isClosed = def.catchall?._zod.def.type === 'never';
      return fields && (isClosed ? fields : ['open', fields]);
    }
    case 'array': {
      const element = shapeOf(required(def.element));
      const { min, max, others } = lengthsOf(checks);
      if (element === undefined || others.length > 0) return undefined;
      return checks.length === 0 ? ['list', element] : ['list', element, min, max];
    }
    case 'optional':
    case 'nullable': {
      const inner = shapeOf(required(def.innerType));
      return inner && [def.type, inner];
    }
    case 'record': {
      const value = shapeOf(required(def.valueType));
      return value && ['record', value];
    }
    case 'union': {
      const choices = (def.options ?? []).map(shapeOf);
      const known = choices.filter((choice) => choice !== undefined);
      return known.length === choices.length ? ['either', ...known] : undefined;
    }
    case 'enum':
      return ['one', ...Object.values(def.entries ?? {})];
    case 'literal':
      return ['one', ...(def.values ?? [])];
    case 'string':
      return stringOf(def, checks);
    case 'number':
      return numberOf(def, checks);
    case 'boolean':
    case 'unknown':
      return def.type;
    default:
      return undefined;
  }
}

function fieldsOf(shape: Readonly<Record<string, Schema>>): Record<string, Shape> | undefined {
  const fields: Record<string, Shape> = {};
  for (const [name, field] of Object.entries(shape)) {
    const known = shapeOf(field);
    if (known === undefined) return undefined;
    fields[name] = known;
  }
  return fields;
}

function stringOf({ format, pattern }: Definition, checks: readonly Check[]): Shape | undefined {
  if (format !== undefined) {
    if (checks.length > 0 || !isFormat(format)) return undefined;
    if (pattern?.source === formats[format].source) return format;
    throw new Error(`The pattern of ${format} in shape.ts is not the one of the schema library`);
  }
  if (checks.length === 0) return 'string';
  const { min, max, others } = lengthsOf(checks);
  const [only, ...more] = others;
  if (only === undefined) return ['string', min, max];
  const isPattern = only.check === 'string_format' && only.format === 'regex';
  if (!isPattern || only.pattern === undefined || more.length > 0) return undefined;
  return ['string', min, max, only.pattern];
}

function numberOf({ format }: Definition, checks: readonly Check[]): Shape | undefined {
  if (format === undefined) return checks.length === 0 ? 'number' : undefined;
  if (format !== 'safeint') return undefined;
  if (checks.length === 0) return 'integer';
  const [low, high, ...more] = checks;
  const isRange =
    low?.check === 'greater_than' && high?.check === 'less_than' && low.inclusive && high.inclusive;
  if (!isRange || low.value === undefined || high.value === undefined || more.length > 0) {
    return undefined;
  }
  return ['integer', low.value, high.value];
}

function lengthsOf(checks: readonly Check[]) {
  const min = checks.find(({ check }) => check === 'min_length')?.minimum ?? 0;
  const max = checks.find(({ check }) => check === 'max_length')?.maximum;
  const others = checks.filter(({ check }) => check !== 'min_length' && check !== 'max_length');
  return { min, max: max ?? Number.POSITIVE_INFINITY, others };
}

/** A shape as code; patterns are copied as they are. */
function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (value === Number.POSITIVE_INFINITY) return '1 / 0';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, one]) => `${name}: ${literal(one)}`);
  return `{ ${fields.join(', ')} }`;
}

function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name);
}

function required(schema: Schema | undefined): Schema {
  if (schema === undefined) throw new Error('A schema lacks its inner schema');
  return schema;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isRoute(value: unknown): value is Omit<RouteSpec, 'answer'> & { answer: Schema } {
  return typeof value === 'object' && value !== null && 'answer' in value && 'path' in value;
}
