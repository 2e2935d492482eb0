import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Config, readConfig, readDatabaseConfig } from '../../server/src/config.ts';
import { requireProduction } from '../../server/src/production.ts';
import { CONNECTIONS_BESIDE_POOL } from '../capacity/plan-shop.ts';
import { composeOverlay, type KubeObject } from '../deployment/compose-overlay.ts';
import { root } from '../root.ts';

/** Whether every process of a deployment starts with the settings that it gets there. */

type Settings = Readonly<Record<string, string>>;
const folder = join(root, 'deploy', 'kubernetes');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

const ofImage: Settings = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);
/** What the operator has to provide, as the comments of the files say. */
const ofOperator: Settings = {
  SECRETS_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  STORAGE_URL: 's3://key:secret@storage.example/pictures?region=x',
};

interface Container {
  readonly command?: readonly string[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom?: readonly object[];
}
interface Workload {
  readonly replicas?: number;
  readonly strategy?: { readonly rollingUpdate: { readonly maxSurge: number } };
  readonly template: { readonly spec: { readonly containers: readonly [Container] } };
}

// The casts are safe: `npm run soak` compares every file with the schemas of Kubernetes and CloudNativePG.
const specOf = <Spec>(objects: readonly KubeObject[], kind: string, name: string) =>
  objects.find((object) => object.kind === kind && object.metadata.name === name)?.spec as
    | Spec
    | undefined;
const workload = (objects: readonly KubeObject[], kind: string, name: string) =>
  specOf<Workload>(objects, kind, name) ?? expect.fail(`there is no ${kind} ${name}`);

/** What the process of a pod finds in its environment. */
function environmentOf(
  { env, envFrom = [] }: Container,
  objects: readonly KubeObject[],
): Record<string, string> {
  const settings: Record<string, string> = { ...ofImage };
  for (const source of envFrom) {
    const map = objects.find(({ kind }) => kind === 'ConfigMap')?.data as Settings;
    Object.assign(settings, 'configMapRef' in source ? map : ofOperator);
  }
  for (const { name, value } of env) {
    // A secret that is named without its value, else a text with such secrets in it.
    settings[name] = value?.replace(/\$\((\w+)\)/g, (_, key: string) => settings[key] ?? '') ?? 'p';
  }
  return settings;
}

function started(settings: Settings): Config {
  const config = readConfig(settings);
  requireProduction(config);
  expect(config.production).toBe(true);
  return config;
}

describe.each(['base', ...readdirSync(join(folder, 'overlays')).map((name) => `overlays/${name}`)])(
  'kubernetes, %s',
  (name) => {
    const objects = composeOverlay(join(folder, name));
    const configOf = (component: string) =>
      started(
        environmentOf(
          workload(objects, 'Deployment', `sesame-${component}`).template.spec.containers[0],
          objects,
        ),
      );

    test('api and worker start in production, and only the worker may restore as a test', () => {
      const [api, worker] = [configOf('api'), configOf('worker')];
      const databaseUrl = 'postgres://sesame_shop:p@sesame-database-rw:5432/sesame';
      expect(api).toMatchObject({ role: 'api', databaseUrl, databaseDrillUrl: undefined });
      expect(worker).toMatchObject({
        ...{ role: 'worker', databaseUrl, databaseOwnerUrl: undefined },
        databaseDrillUrl: 'postgres://sesame_drill:p@sesame-database-rw:5432/sesame',
      });
      expect(specOf(objects, 'Cluster', 'sesame-database')).toMatchObject({
        managed: {
          roles: [
            { name: 'sesame_shop', createdb: false },
            { name: 'sesame_drill', createdb: true, superuser: false, createrole: false },
          ],
        },
      });
    });

    test('the job migrates in production with the addresses of the database alone', () => {
      const [container] = workload(objects, 'Job', 'sesame-migrate').template.spec.containers;
      expect(container.command).toEqual(['node', 'server/dist/migrate.js']);
      expect(readDatabaseConfig(environmentOf(container, objects))).toMatchObject({
        databaseUrl: 'postgres://sesame_shop:p@sesame-database-rw:5432/sesame',
        databaseOwnerUrl: 'postgres://sesame:p@sesame-database-rw:5432/sesame',
      });
    });

    test('PostgreSQL has connections for as many pods as there may be', () => {
      const scaled = specOf<{ maxReplicas: number }>(
        objects,
        'HorizontalPodAutoscaler',
        'sesame-api',
      );
      const connections = ['api', 'worker'].map((component) => {
        const { replicas = 1, strategy } = workload(objects, 'Deployment', `sesame-${component}`);
        const most = (component === 'api' && scaled?.maxReplicas) || replicas;
        const pods = most + (strategy?.rollingUpdate.maxSurge ?? 0);
        return pods * (configOf(component).databasePoolSize + CONNECTIONS_BESIDE_POOL);
      });
      const cluster = specOf<{ postgresql: { parameters: { max_connections: string } } }>(
        objects,
        'Cluster',
        'sesame-database',
      );
      // The rest: three that PostgreSQL reserves, its operator, a migration, a backup and a restore drill.
      const most = Number(cluster?.postgresql.parameters.max_connections) - 15;
      expect(connections.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(most);
    });

    test('traces, Redis and a bucket inside the cluster are within reach', () => {
      const policy = specOf<{ egress: { ports: { port: number }[] }[] }>(
        objects,
        'NetworkPolicy',
        'sesame-services',
      );
      const ports = policy?.egress.flatMap((rule) => rule.ports.map(({ port }) => port));
      expect(ports).toEqual(expect.arrayContaining([4318, 6379, 443, 9000]));
    });
  },
);

test.each(['api', 'worker'])('the compose file starts %s in production', (name) => {
  // Trusted input, like all files of deploy.
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Settings }>;
  };
  const env: Settings = { ...ofOperator, POSTGRES_PASSWORD: 'o', POSTGRES_SHOP_PASSWORD: 's' };
  const given = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
    key,
    value.replace(/\$\{(\w+):[?-]\}/g, (_, variable: string) => env[variable] ?? ''),
  ]);
  // Its STORAGE_URL is optional: uploads are on a volume.
  const { STORAGE_URL: _, ...file } = env;
  expect(started({ ...ofImage, ...file, ...Object.fromEntries(given) })).toMatchObject({
    role: name,
    databaseUrl: 'postgres://sesame_shop:s@postgres:5432/sesame',
    databaseOwnerUrl: name === 'worker' ? 'postgres://sesame:o@postgres:5432/sesame' : undefined,
    databaseDrillUrl: undefined,
  });
});
