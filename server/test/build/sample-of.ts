import * as z from 'zod/mini';

/** A minimal value for a schema, or undefined when the schema has rules that JSON Schema does not express. */
export function sampleOf(schema: z.ZodMiniType): unknown {
  // The cast is safe: zod writes this shape of JSON Schema.
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const sample = build(shape);
  return z.safeParse(schema, sample).success ? sample : undefined;
}

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Shape;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** An id that does not exist. */
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
/** Values that match the patterns of ids, names and codes. */
const WORDS = ['2147483647', 'unknown', UNKNOWN, '999999999', 'a'.repeat(43)];

function build(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return build(shape.anyOf[0] ?? {});
  if (shape.type === 'object') {
    return Object.fromEntries(
      (shape.required ?? []).map((name) => [name, build(shape.properties?.[name] ?? {})]),
    );
  }
  if (shape.type === 'array') {
    return Array.from({ length: shape.minItems ?? 0 }, () => build(shape.items ?? {}));
  }
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 1);
  if (shape.type === 'boolean') return true;
  if (shape.format === 'uuid') return UNKNOWN;
  if (shape.format === 'date') return '2026-03-10';
  if (shape.format === 'date-time') return '2026-03-10T12:00:00.000Z';
  const { pattern } = shape;
  const fitting = WORDS.find((word) => pattern === undefined || new RegExp(pattern).test(word));
  return (fitting ?? 'unknown').padEnd(shape.minLength ?? 0, 'x');
}
