import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';

/** Where we know a field of a provider's protocol from. */
export type Source = 'document' | 'SDK' | 'sample' | 'assumption';

export interface Origin {
  readonly source: Source;
  /** For an assumption: the question of docs/gateways.md that asks about it. */
  readonly question?: string;
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;

const origins = new WeakMap<z.core.$ZodType, Origin>();

/** The provider's reference or OpenAPI document. */
export const documented = from({ source: 'document' });
/** The types of the provider's own library. */
export const inLibrary = from({ source: 'SDK' });
/** A published sample, without a description. */
export const inSample = from({ source: 'sample' });
/** No source says so. `question` is the row of "Open questions" in docs/gateways.md. */
export const assumed = (question: string) => from({ source: 'assumption', question });

/** The origin of a field, by its schema in the shape of its object. */
export const originOf = (field: z.core.$ZodType): Origin | undefined => origins.get(field);

/** Objects with exactly these fields, all from one source: `objectOf(documented)`. */
export const objectOf =
  (mark: typeof documented) =>
  <S extends Shape>(shape: S) =>
    z.strictObject(mark(shape));

/** The shape of properties that always have these values. */
export function unchanging(
  values: Readonly<Record<string, unknown>>,
): Record<string, z.ZodMiniType> {
  const fixed = (value: unknown) => z.custom((given) => isDeepStrictEqual(given, value));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fixed(value)]));
}

/** Marks every field of a shape. Schemas are copied, because one may be part of several shapes. */
function from(origin: Origin) {
  return <S extends Shape>(shape: S): S => {
    const marked = Object.entries(shape).map(([name, schema]) => {
      const copy = schema.clone();
      origins.set(copy, origin);
      return [name, copy];
    });
    // The cast is safe: a copy has the type of its original.
    return Object.fromEntries(marked) as S;
  };
}
