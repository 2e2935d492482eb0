import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingTexts } from '../../../server/src/setting-texts.ts';
import { composeOverlay, type KubeObject } from '../../deployment/compose-overlay.ts';
import { root } from '../../root.ts';

const folder = join(root, 'deploy', 'kubernetes', 'overlays');

interface Container {
  readonly image: string;
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly securityContext: object;
  readonly resources: { readonly requests: object; readonly limits: object };
}
interface Pod {
  readonly containers: readonly Container[];
  readonly securityContext: object;
}

/** The pods of Deployments and Jobs, with the name of each; those of a Pooler are made by its operator. */
function podsOf(objects: readonly KubeObject[]): [string, Pod][] {
  return objects.flatMap(({ kind, metadata, spec }): [string, Pod][] => {
    if (kind === 'Pooler') return [];
    // The cast is safe: schemas.test.ts compares every object with the schema of its kind.
    const { template } = (spec ?? {}) as { template?: { readonly spec: Pod } };
    return template === undefined ? [] : [[`${kind} ${metadata.name}`, template.spec]];
  });
}

describe.each(readdirSync(folder))('the overlay %s', (name) => {
  const objects = composeOverlay(join(folder, name));
  const pods = podsOf(objects);

  test('has api, worker and migration, whose processes are neither root nor able to become it', () => {
    expect(pods.map(([pod]) => pod).toSorted()).toEqual([
      'Deployment sesame-api',
      'Deployment sesame-worker',
      'Job sesame-migrate',
    ]);
    for (const [, { securityContext, containers }] of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      for (const container of containers) {
        expect(container.image).toBe('registry.example/sesame:0.1.0');
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources).toMatchObject({
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        });
      }
    }
  });

  test('names only settings that exist, and gives the owner of the tables to the migration only', () => {
    const map = objects.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
    const named = pods.flatMap(([, { containers }]) =>
      containers.flatMap(({ env }) => env.map((entry) => entry.name)),
    );
    const unknown = [...named, ...Object.keys(map)].filter(
      (setting) => !(setting in settingTexts) && !/^(OWNER|SHOP|DRILL)_PASSWORD$/.test(setting),
    );
    expect(unknown).toEqual([]);
    const owners = pods.filter(([, pod]) => JSON.stringify(pod).includes('owner'));
    expect(owners.map(([pod]) => pod)).toEqual(['Job sesame-migrate']);
  });

  test('contains no secret, and refers only to objects that exist or that its documentation names', () => {
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const secrets = JSON.stringify(objects).match(
      /(?<="(?:secretKeyRef|secretRef)":\{"name":")[\w-]+/g,
    );
    expect([...new Set(secrets)].toSorted()).toEqual([
      'sesame-database-drill',
      'sesame-database-owner',
      'sesame-database-shop',
      'sesame-secrets',
    ]);
  });
});

test('production confirms a commit on a second instance and keeps pods during maintenance', () => {
  const objects = composeOverlay(join(folder, 'production'));
  expect(objects.find(({ kind }) => kind === 'Cluster')?.spec).toMatchObject({
    instances: 3,
    postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
  });
  const kinds = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'PodDisruptionBudget sesame-api',
      'PodDisruptionBudget sesame-worker',
      'HorizontalPodAutoscaler sesame-api',
      'NetworkPolicy sesame-closed',
    ]),
  );
  expect(objects.every(({ metadata }) => metadata.namespace === 'sesame')).toBe(true);
});
