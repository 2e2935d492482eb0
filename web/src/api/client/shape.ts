/**
 * What a value must look like, as plain data. A build writes the schemas of the contract this way into the shop, whose
 * first view then needs no schema library (`build/shapes-plugin.ts`).
 * - a word: a value of that kind
 * - an object: exactly these fields
 * - a list: a kind with its parts
 */
export type Shape = Kind | { readonly [field: string]: Shape } | Compound;

type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'unknown' | Format;
type Format = keyof typeof formats;

type Compound =
  | readonly ['optional' | 'nullable' | 'record', Shape]
  /** The smallest and the largest number of elements, if they are limited. */
  | readonly ['list', Shape, number?, number?]
  /** May have further fields. */
  | readonly ['open', { readonly [field: string]: Shape }]
  | readonly ['either', ...Shape[]]
  | readonly ['one', ...unknown[]]
  | readonly ['integer', number, number]
  /** The smallest and the largest length, and what it has to match. */
  | readonly ['string', number, number, RegExp?];

const DAY =
  '(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))';

/** The formats of strings. The build refuses a schema whose format has another pattern. */
export const formats = {
  uuid: /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
  date: new RegExp(`^${DAY}$`),
  datetime: new RegExp(`^${DAY}T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$`),
} as const;

/** A schema of a build: the part of the schema library that the shop uses. */
export function checked(shape: Shape) {
  return {
    safeParse(value: unknown) {
      const place = misfit(shape, value, '');
      return place === undefined
        ? { success: true, data: value }
        : { success: false, error: new Error(`Unexpected value at ${place || 'the top'}`) };
    },
  };
}

/** Where the value first differs from the shape; undefined if it fits. */
function misfit(shape: Shape, value: unknown, place: string): string | undefined {
  if (typeof shape === 'string') return isKind(shape, value) ? undefined : place;
  if (!isCompound(shape)) return misfitField(shape, value, place, false);
  switch (shape[0]) {
    case 'optional':
      return value === undefined ? undefined : misfit(shape[1], value, place);
    case 'nullable':
      return value === null ? undefined : misfit(shape[1], value, place);
    case 'open':
      return misfitField(shape[1], value, place, true);
    case 'one':
      return shape.indexOf(value, 1) > 0 ? undefined : place;
    case 'either': {
      const [, ...choices] = shape;
      return choices.some((choice) => misfit(choice, value, place) === undefined)
        ? undefined
        : place;
    }
    case 'integer':
      return isKind('integer', value) && isWithin(Number(value), shape[1], shape[2])
        ? undefined
        : place;
    case 'string': {
      const [, min, max, pattern] = shape;
      if (typeof value !== 'string' || !isWithin(value.length, min, max)) return place;
      return pattern === undefined || pattern.test(value) ? undefined : place;
    }
    case 'list': {
      const [, element, min = 0, max = Number.POSITIVE_INFINITY] = shape;
      if (!Array.isArray(value) || !isWithin(value.length, min, max)) return place;
      return firstOf(value, (one, index) => misfit(element, one, `${place}[${index}]`));
    }
    case 'record':
      if (!isRecord(value)) return place;
      return firstOf(Object.entries(value), ([name, one]) =>
        misfit(shape[1], one, `${place}.${name}`),
      );
  }
}

function misfitField(
  fields: { readonly [field: string]: Shape },
  value: unknown,
  place: string,
  isOpen: boolean,
): string | undefined {
  if (!isRecord(value)) return place;
  const unknown = isOpen
    ? undefined
    : Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return `${place}.${unknown}`;
  return firstOf(Object.entries(fields), ([name, shape]) =>
    misfit(shape, value[name], `${place}.${name}`),
  );
}

function isKind(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'string':
    case 'boolean':
      return typeof value === kind;
    case 'number':
      return Number.isFinite(value);
    case 'integer':
      return Number.isSafeInteger(value);
    case 'unknown':
      return true;
    default:
      return typeof value === 'string' && formats[kind].test(value);
  }
}

/** The first result that is not undefined. */
function firstOf<T>(
  values: readonly T[],
  find: (value: T, index: number) => string | undefined,
): string | undefined {
  for (const [index, value] of values.entries()) {
    const found = find(value, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

function isCompound(shape: Exclude<Shape, string>): shape is Compound {
  return Array.isArray(shape);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
