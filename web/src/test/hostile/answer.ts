import type { RouteSpec } from '@sesame/contract/shared/route.ts';

type Schema = RouteSpec['answer'];

/** The parts of a zod definition needed to build an example. */
type Shape =
  | { type: 'object'; shape: Readonly<Record<string, Schema>> }
  | { type: 'array'; element: Schema }
  | { type: 'nullable' | 'optional'; innerType: Schema }
  | { type: 'union'; options: readonly [Schema, ...Schema[]] }
  | { type: 'pipe'; out: Schema }
  | { type: 'record'; valueType: Schema }
  | { type: 'enum'; entries: Readonly<Record<string, string>> }
  | { type: 'literal'; values: readonly unknown[] }
  | { type: 'string'; format?: string }
  | { type: 'boolean' | 'number' | 'unknown' };

/**
 * A valid answer of a route with `words` in every free text: each list has one row, each choice is the first one. Ids,
 * dates and links are valid, so that the page has no reason to refuse the answer.
 */
export function hostileAnswer(route: RouteSpec, text: string): unknown {
  return exampleOf(route.answer, text);
}

const VALID_TEXTS = [
  'https://shop.example/',
  '/media/0123456789abcdef.webp',
  '2026-03-10',
  'en',
  'a'.repeat(43),
  '1.00',
  '1',
];
const VALID_NUMBERS = [3, 60, 1, 0];
const VALID_BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-0000000000a1',
  datetime: '2026-03-10T12:00:00.000Z',
  date: '2026-03-10',
};
/** These are not free text, and the browser would not recognize invented values. */
const VALID_BY_NAME: Readonly<Record<string, string>> = {
  country: 'FR',
  currency: 'USD',
  charge_currency: 'USD',
  duration: '3 mons',
};

function exampleOf(schema: Schema, text: string): unknown {
  // zod exposes its definition here for code that traverses schemas; unknown kinds throw below.
  const { def } = (schema as unknown as { _zod: { def: Shape } })._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, part]) => [
          name,
          exampleOf(part, VALID_BY_NAME[name] ?? text),
        ]),
      );
    case 'array':
      return [exampleOf(def.element, text)];
    case 'nullable':
    case 'optional':
      return exampleOf(def.innerType, text);
    case 'union':
      return exampleOf(def.options[0], text);
    case 'pipe':
      return exampleOf(def.out, text);
    case 'record':
      return { [text]: exampleOf(def.valueType, text) };
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    case 'number':
      return validOf(schema, VALID_NUMBERS);
    case 'unknown':
      return { [text]: text };
    case 'string':
      return VALID_BY_FORMAT[def.format ?? ''] ?? validOf(schema, [text, ...VALID_TEXTS]);
    default:
      throw new Error(`no example of ${JSON.stringify(def)}`);
  }
}

function validOf(schema: Schema, candidates: readonly unknown[]): unknown {
  const sound = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (sound === undefined) throw new Error(`no example of ${JSON.stringify(schema)}`);
  return sound;
}
