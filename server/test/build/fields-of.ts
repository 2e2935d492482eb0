import * as z from 'zod/mini';

/** Path of a value in a schema: property names, and 0 for an array element. */
export type FieldPath = readonly (string | 0)[];

export interface Field {
  readonly path: FieldPath;
  readonly type: string;
}

/** Every field of a schema that holds a plain value, including optional ones and those of every alternative. */
export function fieldsOf(schema: z.ZodMiniType): Field[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const fields: Field[] = [];
  collect(shape, [], fields);
  return fields;
}

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
}

function collect(shape: Shape, path: FieldPath, fields: Field[]): void {
  for (const option of [shape.anyOf, shape.oneOf, shape.allOf].flatMap((one) => one ?? [])) {
    collect(option, path, fields);
  }
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    collect(field, [...path, name], fields);
  }
  if (typeof shape.additionalProperties === 'object' && shape.additionalProperties.type) {
    collect(shape.additionalProperties, [...path, 'anyName'], fields);
  }
  if (shape.items) collect(shape.items, [...path, 0], fields);
  const isPlain = shape.type !== undefined && shape.type !== 'object' && shape.type !== 'array';
  if (isPlain && shape.type !== 'null' && path.length > 0) {
    fields.push({ path, type: shape.type ?? '' });
  }
}

/** The base with another value at the path; missing parents are created. */
export function withValueAt(base: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (step === 0) {
    const [first, ...others] = Array.isArray(base) ? base : [];
    return [withValueAt(first, rest, value), ...others];
  }
  const parent = (typeof base === 'object' && base !== null ? base : {}) as Record<string, unknown>;
  return { ...parent, [step]: withValueAt(parent[step], rest, value) };
}
