import * as z from 'zod/mini';
import type { RouteSpec } from './route.ts';

const secrets = z.registry<{ readonly secret: true }>();

/**
 * Marks a field whose value must not be stored: not in the hash of a call, not in logs, not in audit events.
 * @__NO_SIDE_EFFECTS__
 */
export function secret<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  secrets.add(schema, { secret: true });
  return schema;
}

/** A named field of a schema, with its nested schemas resolved through unions, arrays and objects. */
export interface NamedField {
  readonly name: string;
  readonly isSecret: boolean;
}

/** Every named field of a schema, at any depth. */
export function fieldsOf(schema: unknown): NamedField[] {
  const { shape, inner } = partsOf(schema);
  return [
    ...Object.entries(shape).flatMap(([name, field]) => [
      { name, isSecret: isSecret(field) },
      ...fieldsOf(field),
    ]),
    ...inner.flatMap(fieldsOf),
  ];
}

/** The value without the fields that its schema marks as secret. */
export function withoutSecrets(schema: unknown, value: unknown): unknown {
  if (schema === undefined || isSecret(schema)) return undefined;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(schema, one));
  const { shape, inner } = partsOf(schema);
  const outer = inner.reduce((rest: unknown, one) => withoutSecrets(one, rest), value);
  if (typeof outer !== 'object' || outer === null) return outer;
  return Object.fromEntries(
    Object.entries(outer).flatMap(([name, field]) => {
      const known = shape[name];
      if (known === undefined) return [[name, field]];
      return isSecret(known) ? [] : [[name, withoutSecrets(known, field)]];
    }),
  );
}

/** Field names that are secret in every call of these routes, and so can be redacted by name alone. */
export function secretNamesOf(routes: readonly RouteSpec[]): ReadonlySet<string> {
  const sent = routes.flatMap(({ params, query, body }) => [params, query, body].flatMap(fieldsOf));
  const harmless = new Set(sent.filter((field) => !field.isSecret).map(({ name }) => name));
  return new Set(
    sent.filter(({ name, isSecret }) => isSecret && !harmless.has(name)).map(({ name }) => name),
  );
}

interface Parts {
  readonly shape: Readonly<Record<string, unknown>>;
  /** The inner schemas of optionals, arrays, unions and so on. */
  readonly inner: readonly unknown[];
}

/** The part of a zod definition that holds other schemas; which keys exist depends on its type. */
interface Definition {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly options?: readonly unknown[];
  readonly [part: string]: unknown;
}

const INNER = ['innerType', 'element', 'valueType', 'in', 'left', 'right'] as const;

function partsOf(schema: unknown): Parts {
  const { shape = {}, options = [], ...rest } = definitionOf(schema);
  const inner = INNER.map((part) => rest[part]).filter((part) => part !== undefined);
  return { shape, inner: [...inner, ...options] };
}

function isSecret(schema: unknown): boolean {
  if (!isSchema(schema)) return false;
  if (secrets.has(schema)) return true;
  const { innerType } = definitionOf(schema);
  return innerType !== undefined && isSecret(innerType);
}

function definitionOf(schema: unknown): Definition {
  // zod's type lists every kind of schema separately; only the parts with inner schemas matter here.
  return isSchema(schema) ? (schema._zod.def as object as Definition) : {};
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
