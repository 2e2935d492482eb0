import type * as z from 'zod/mini';
import type { RouteSpec } from './route.ts';

/** The schema of a body, as a form checks it. */
export type BodySchema = NonNullable<RouteSpec['body']>;
export type BodyOutput<Schema extends BodySchema> = z.output<Schema>;

/** What a schema allows in one of its fields; forms show it and never repeat it. */
export type Bounds = {
  /** Bounds of a number. */
  min: number | undefined;
  max: number | undefined;
  /** Bounds of the length of a text or a list. */
  minLength: number | undefined;
  maxLength: number | undefined;
  /** The value of an empty field: null if the schema allows it, else it is missing. */
  nullable: boolean;
  optional: boolean;
};

type AnyDef = z.core.$ZodTypeDef & {
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
};
type CheckDef = z.core.$ZodCheckDef & {
  value?: unknown;
  minimum?: number;
  maximum?: number;
};

/** The bounds of the field at a path such as `prices[0].amount`; nothing is bounded at an unknown path. */
export function boundsAt(schema: z.core.$ZodType, path: string): Bounds {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '');
  const bounds: Bounds = {
    min: undefined,
    max: undefined,
    minLength: undefined,
    maxLength: undefined,
    nullable: false,
    optional: false,
  };
  const found = names.reduce<z.core.$ZodType | undefined>(fieldOf, schema);
  if (found) collect(found, bounds);
  return bounds;
}

function fieldOf(schema: z.core.$ZodType | undefined, name: string): z.core.$ZodType | undefined {
  if (schema === undefined) return undefined;
  const { shape, element, valueType, innerType, in: input, options } = defOf(schema);
  if (shape) return shape[name];
  if (element ?? valueType) return element ?? valueType;
  if (innerType ?? input) return fieldOf(innerType ?? input, name);
  // Alternatives: the first one that has the field.
  return options?.map((option) => fieldOf(option, name)).find((field) => field !== undefined);
}

function collect(schema: z.core.$ZodType, bounds: Bounds): void {
  const { type, checks, innerType, in: input, options = [] } = defOf(schema);
  if (type === 'nullable') bounds.nullable = true;
  if (type === 'optional') bounds.optional = true;
  for (const check of checks ?? []) {
    // The definitions of the checks that this file knows.
    const { check: kind, value, minimum, maximum } = check._zod.def as CheckDef;
    if (kind === 'greater_than' && typeof value === 'number') bounds.min = value;
    if (kind === 'less_than' && typeof value === 'number') bounds.max = value;
    if (kind === 'min_length') bounds.minLength = minimum;
    if (kind === 'max_length') bounds.maxLength = maximum;
  }
  const inner = innerType ?? input;
  for (const part of inner ? [inner] : options) collect(part, bounds);
}

function defOf(schema: z.core.$ZodType): AnyDef {
  // The properties are those of the kinds of schemas that have fields.
  return schema._zod.def as AnyDef;
}
