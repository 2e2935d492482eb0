import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import * as z from 'zod/mini';
import { type Field, fieldsOf, withValueAt } from '../build/fields-of.ts';
import { seededRandom } from '../seeded-random.ts';
import { brokenBodies, nastyTexts, nastyValues } from './nasty-values.ts';

type Part = 'params' | 'query' | 'body';

interface Target {
  readonly route: RouteSpec;
  readonly part: Part | undefined;
  readonly field: Field | undefined;
}

export interface HostileRequest {
  readonly route: RouteSpec;
  /** What is wrong with the request, for the report. */
  readonly what: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Every field of every call, and each call once more for errors in the request as a whole. */
const targets: readonly Target[] = allRoutes.flatMap((route) => [
  { route, part: undefined, field: undefined },
  ...(['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema === undefined ? [] : fieldsOf(schema).map((field) => ({ route, part, field }));
  }),
]);

/** Ids of existing records, so that a call gets further than `not_found`. */
export interface KnownIds {
  readonly uuids: readonly string[];
  readonly ints: readonly number[];
}

/** Generates the same requests for the same seed: one field of a call after another, repeated with other values. */
export function* makeRequests(seed: number, known: KnownIds): Generator<HostileRequest, never> {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const builder = { pick, known, random };
  // Shuffled, so that a sample covers all kinds.
  const order = shuffled(targets, random);
  for (let index = 0; ; index++) {
    const target = order[index % order.length];
    if (target !== undefined) yield requestFor(target, builder);
  }
}

export const targetCount = targets.length;

interface Builder {
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly known: KnownIds;
  readonly random: () => number;
}

function requestFor({ route, part, field }: Target, builder: Builder): HostileRequest {
  const { pick, random } = builder;
  const parts: Partial<Record<Part, unknown>> = {};
  for (const name of ['params', 'query', 'body'] as const) {
    const schema = route[name];
    if (schema !== undefined) parts[name] = sampleWith(schema, builder);
  }
  let what = 'whole';
  if (part !== undefined && field !== undefined) {
    // Mostly of the correct type, which gets further into the code.
    const value =
      part !== 'body' || (field.type === 'string') === random() < 0.85
        ? pick(nastyTexts)
        : pick(nastyValues);
    parts[part] = withValueAt(parts[part], field.path, value);
    what = `${part}.${field.path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`;
  }
  const headers: Record<string, string> = {};
  if (random() < 0.1) headers['accept-language'] = pick(['ru', 'xx', ';;q=', '*', 'a'.repeat(300)]);
  if (route.idempotent && random() < 0.3) {
    headers['idempotency-key'] = pick([
      'k',
      'a b',
      'x'.repeat(201),
      `key-${Math.floor(random() * 50)}`,
    ]);
  }
  const path = pathOf(route, parts.params) + searchOf(parts.query);
  if (route.method === 'GET') return { route, what, path, headers, body: undefined };
  if (route.multipart) return { route, what, path, ...formOf(builder, headers) };
  const isRaw = route.auth === 'signature' || route.raw === true;
  headers['content-type'] =
    random() < 0.02 ? pick(['text/plain', 'multipart/form-data', 'x', '']) : 'application/json';
  if (headers['content-type'] === '') delete headers['content-type'];
  const isComplete = part === undefined && random() < 0.8;
  const body = isComplete || isRaw ? pick(brokenBodies) : JSON.stringify(parts.body ?? {});
  return { route, what: isComplete ? body.slice(0, 60) : what, path, headers, body };
}

function pathOf(route: RouteSpec, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return route.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(values[name] ?? 'missing').toWellFormed()),
  );
}

function searchOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.append(name, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}

/** A form with a file that is not a picture, or a malformed form. */
function formOf({ pick }: Builder, headers: Record<string, string>) {
  const boundary = 'hostile-boundary';
  const name = pick(['a.png', '../../x.png', 'a\0.pdf', '"quoted".webp', 'я'.repeat(300), '']);
  const bytes = pick(['', 'GIF89a', '%PDF-1.7', '\u0089PNG\r\n', '<svg/>', 'x'.repeat(20_000)]);
  const field = pick(['file', 'file', 'files', '__proto__']);
  const form = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n${bytes}\r\n--${boundary}--\r\n`;
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: pick([form, form, form.slice(0, -20), 'no form at all']),
  };
}

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly items?: Shape;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
}

const shapes = new WeakMap<z.ZodMiniType, Shape>();

/** A mostly valid input with existing ids and some of the optional fields. */
function sampleWith(schema: z.ZodMiniType, builder: Builder): unknown {
  let shape = shapes.get(schema);
  if (shape === undefined) {
    shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    shapes.set(schema, shape);
  }
  return sample(shape, builder);
}

function sample(shape: Shape, builder: Builder): unknown {
  const { pick, random, known } = builder;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(shape.enum);
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return sample(pick(options), builder);
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {}).filter(
      ([name]) => shape.required?.includes(name) || random() < 0.3,
    );
    return Object.fromEntries(fields.map(([name, field]) => [name, sample(field, builder)]));
  }
  if (shape.type === 'array') {
    const length = Math.max(shape.minItems ?? 0, random() < 0.5 ? 1 : 0);
    return Array.from({ length }, () => sample(shape.items ?? {}, builder));
  }
  if (shape.type === 'integer') return numberIn(shape, pick(known.ints));
  if (shape.type === 'number') return numberIn(shape, pick([1, 2.5, 10, 50]));
  if (shape.type === 'boolean') return random() < 0.5;
  if (shape.type === 'null') return null;
  return textFor(shape, builder);
}

function numberIn({ minimum = -1e9, maximum = 1e9 }: Shape, value: number): number {
  return Math.min(Math.max(value, minimum), maximum);
}

/** Values that match the patterns of ids, names, links and codes. */
const WORDS = ['card', 'bank', 'RUB', 'https://shop.example/x', 'icon:card', 'a'.repeat(43), '1'];

function textFor(shape: Shape, { pick, known }: Builder): string {
  if (shape.format === 'uuid') return pick(known.uuids);
  if (shape.format === 'date-time') return '2026-03-10T12:00:00.000Z';
  const { pattern } = shape;
  if (pattern === undefined) {
    return pick(['words', 'anna', 'somebody@shop.example', 'a long password'])
      .padEnd(shape.minLength ?? 0, 'x')
      .slice(0, shape.maxLength ?? 500);
  }
  // JSON Schema loses the flags; some patterns need `u`, and some are invalid with it.
  const fits = regExpOf(pattern, 'u') ?? regExpOf(pattern, '') ?? /^/;
  const fitting = [...known.ints.map(String), ...WORDS].filter((word) => fits.test(word));
  return fitting.length === 0 ? 'words' : pick(fitting);
}

function regExpOf(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
