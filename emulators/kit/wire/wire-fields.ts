import type * as z from 'zod/mini';
import { type Origin, originOf } from './sources.ts';
import type { Wire } from './wire.ts';

/** A field of a protocol: `answer.refunds[].amount` of `POST /v1/refunds`. */
export interface WireField {
  readonly of: string;
  readonly path: string;
  readonly origin: Origin | undefined;
}

/** Every field of every call, of webhooks and of refusals. */
export function fieldsOf({ calls, webhook, failure }: Wire): WireField[] {
  const messages = Object.values(calls).flatMap(({ method, path, ...parts }) =>
    (['query', 'body', 'answer'] as const).map((part) => ({
      of: `${method} ${path}`,
      part,
      schema: parts[part],
    })),
  );
  return [
    ...messages,
    { of: 'webhook', part: 'body', schema: webhook },
    { of: 'refusal', part: 'body', schema: failure },
  ].flatMap(({ of, part, schema }) =>
    schema ? fieldsIn(schema, part).map((field) => ({ of, ...field })) : [],
  );
}

type Found = Omit<WireField, 'of'>;

/** The fields of a schema, those of nested objects included. */
export function fieldsIn(schema: z.core.$ZodType, path: string): Found[] {
  // The cast is safe: every schema of the library is one of these.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => {
        const inner = `${path}.${name}`;
        return [{ path: inner, origin: originOf(field) }, ...fieldsIn(field, inner)];
      });
    case 'array':
      return fieldsIn(def.element, `${path}[]`);
    case 'tuple':
      return def.items.flatMap((item) => fieldsIn(item, `${path}[]`));
    case 'union':
      return def.options.flatMap((option) => fieldsIn(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsIn(def.innerType, path);
    case 'pipe':
      return fieldsIn(def.in, path);
    case 'record':
      return fieldsIn(def.valueType, `${path}.*`);
    default:
      return [];
  }
}
