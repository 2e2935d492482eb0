import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from './all-routes.ts';
import { INTEGER_MAX } from './fields.ts';

interface Shape {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** Paths of integers in a schema whose range exceeds an integer column of the database. */
function tooWide(shape: Shape, path: string): string[] {
  const { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape;
  const fits = minimum >= -INTEGER_MAX - 1 && maximum <= INTEGER_MAX;
  return [
    ...(type === 'integer' && !fits ? [path] : []),
    ...(shape.anyOf ?? []).flatMap((option) => tooWide(option, path)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
      tooWide(field, `${path}.${name}`),
    ),
    ...(shape.items ? tooWide(shape.items, path) : []),
  ];
}

test('every integer in a request fits an integer column of the database', () => {
  const wide = allRoutes.flatMap(({ id, params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema === undefined
        ? []
        : tooWide(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, id),
    ),
  );
  expect(wide).toEqual([]);
});
