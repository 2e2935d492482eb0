import type { RouteSpec } from '@sesame/contract/route.ts';
import type * as z from 'zod/mini';
import type { $ZodCheckDef, $ZodTypes } from 'zod/v4/core';

/**
 * What a route may answer, with `words` wherever its contract lets anything be said: each list has one row, each choice is
 * the first one. Ids, moments and links are sound ones, so that the page has no reason to refuse the answer.
 */
export function hostileAnswer(route: RouteSpec, words: string): unknown {
  return exampleOf(route.answer, words);
}

const SOUND = [
  'https://shop.example/',
  '/media/0123456789abcdef.webp',
  '2026-03-10',
  'en',
  'a'.repeat(43),
  '1.00',
  '1',
];

/** Nobody writes these, and the browser knows no invented ones. */
const SOUND_BY_NAME: Readonly<Record<string, string>> = {
  country: 'FR',
  currency: 'USD',
  charge_currency: 'USD',
  duration: '3 mons',
};
const SOUND_NUMBERS = [3, 60, 1, 0];

function exampleOf(schema: z.ZodMiniType, words: string): unknown {
  // Every schema of the library is one of these.
  const { def } = (schema as unknown as $ZodTypes)._zod;
  const inner = (part: unknown) => exampleOf(part as z.ZodMiniType, words);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, part]) => [
          name,
          exampleOf(part as z.ZodMiniType, SOUND_BY_NAME[name] ?? words),
        ]),
      );
    case 'array':
      return [inner(def.element)];
    case 'nullable':
    case 'optional':
      return inner(def.innerType);
    case 'union':
      return inner(def.options[0]);
    case 'pipe':
      return inner(def.out);
    case 'record':
      return { [words]: inner(def.valueType) };
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    case 'number':
      return SOUND_NUMBERS.find((candidate) => schema.safeParse(candidate).success);
    case 'unknown':
      return { [words]: words };
    case 'string':
      return text(schema, words);
    default:
      throw new Error(`no example of a ${def.type}`);
  }
}

function text(schema: z.ZodMiniType, words: string): string {
  const { format } = (
    schema as unknown as { _zod: { def: Partial<$ZodCheckDef> & { format?: string } } }
  )._zod.def;
  if (format === 'uuid') return '00000000-0000-4000-8000-0000000000a1';
  if (format === 'datetime') return '2026-03-10T12:00:00.000Z';
  if (format === 'date') return '2026-03-10';
  const said = [words, ...SOUND].find((candidate) => schema.safeParse(candidate).success);
  if (said === undefined) throw new Error('no example of a text');
  return said;
}
