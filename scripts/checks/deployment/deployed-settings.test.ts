import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Config, readConfig, readDatabaseConfig } from '../../../server/src/config.ts';
import { requireProduction } from '../../../server/src/production.ts';
import { CONNECTIONS_BESIDE_POOL } from '../../capacity/plan-shop.ts';
import { composeOverlay, type KubeObject } from '../../deployment/compose-overlay.ts';
import { root } from '../../root.ts';

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

interface Pooler {
  readonly instances: number;
  readonly pgbouncer: {
    readonly parameters: { readonly default_pool_size: string; readonly max_client_conn: string };
  };
}

// The casts are safe: schemas.test.ts compares every object with the schema of its kind.
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
    const pooler = specOf<Pooler>(objects, 'Pooler', 'sesame-pooler');
    const hasPooler = name === 'overlays/large';
    const configOf = (component: string) =>
      started(
        environmentOf(
          workload(objects, 'Deployment', `sesame-${component}`).template.spec.containers[0],
          objects,
        ),
      );

    test('api and worker start in production, and only the worker may restore as a test', () => {
      const [api, worker] = [configOf('api'), configOf('worker')];
      const addresses = {
        databaseUrl: `postgres://sesame_shop:p@${hasPooler ? 'sesame-pooler' : 'sesame-database-rw'}:5432/sesame`,
        databaseDirectUrl: hasPooler
          ? 'postgres://sesame_shop:p@sesame-database-rw:5432/sesame'
          : undefined,
      };
      expect(api).toMatchObject({ role: 'api', ...addresses, databaseDrillUrl: undefined });
      expect(worker).toMatchObject({
        ...{ role: 'worker', ...addresses, databaseOwnerUrl: undefined },
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

    test('PostgreSQL and the pooler have connections for as many pods as there may be', () => {
      const scaled = specOf<{ maxReplicas: number }>(
        objects,
        'HorizontalPodAutoscaler',
        'sesame-api',
      );
      const [pods, connections] = ['api', 'worker']
        .map((component): [number, number] => {
          const { replicas = 1, strategy } = workload(objects, 'Deployment', `sesame-${component}`);
          const most = (component === 'api' && scaled?.maxReplicas) || replicas;
          const count = most + (strategy?.rollingUpdate.maxSurge ?? 0);
          return [count, count * (configOf(component).databasePoolSize + CONNECTIONS_BESIDE_POOL)];
        })
        .reduce((sum, one) => [sum[0] + one[0], sum[1] + one[1]]);
      const cluster = specOf<{ postgresql: { parameters: { max_connections: string } } }>(
        objects,
        'Cluster',
        'sesame-database',
      );
      // The rest: three that PostgreSQL reserves, its operator, a migration, a backup and a restore drill.
      const most = Number(cluster?.postgresql.parameters.max_connections) - 15;
      expect(pooler !== undefined).toBe(hasPooler);
      if (pooler === undefined) {
        expect(connections).toBeLessThanOrEqual(most);
      } else {
        const { default_pool_size, max_client_conn } = pooler.pgbouncer.parameters;
        // Past the pooler each pod has the connection that listens.
        expect(pooler.instances * Number(default_pool_size) + pods).toBeLessThanOrEqual(most);
        expect(connections).toBeLessThanOrEqual(Number(max_client_conn));
      }
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

interface ComposeService {
  readonly command?: readonly string[];
  readonly environment: Settings;
  readonly volumes?: readonly string[];
  readonly deploy?: { readonly replicas: number };
}
/** What the operator writes into `.env`. */
const ofFile: Settings = {
  ...ofOperator,
  CLUSTER_PASSWORD: 'c',
  POSTGRES_PASSWORD: 'o',
  POSTGRES_SHOP_PASSWORD: 's',
};
// Trusted input, like all files of deploy.
const servicesOf = (file: string) =>
  (parse(read(file), { merge: true }) as { services: Record<string, ComposeService> }).services;
const given = (service: ComposeService | undefined): Settings =>
  Object.fromEntries(
    Object.entries(service?.environment ?? {}).map(([key, value]) => [
      key,
      value.replace(/\$\{(\w+):[?-]\}/g, (_, variable: string) => ofFile[variable] ?? ''),
    ]),
  );

test.each(['api', 'worker'])('the compose file starts %s in production', (name) => {
  // Its STORAGE_URL is optional: uploads are on a volume.
  const { STORAGE_URL: _, ...file } = ofFile;
  const settings = given(servicesOf('compose.yaml')[name]);
  expect(started({ ...ofImage, ...file, ...settings })).toMatchObject({
    role: name,
    databaseUrl: 'postgres://sesame_shop:s@postgres:5432/sesame',
    databaseOwnerUrl: name === 'worker' ? 'postgres://sesame:o@postgres:5432/sesame' : undefined,
    databaseDrillUrl: undefined,
  });
});

describe('the set-up for several machines', () => {
  const services = servicesOf('cluster/compose.yaml');
  const configOf = (name: string) => started({ ...ofImage, ...ofFile, ...given(services[name]) });

  test('starts api and worker in production, behind the pooler, and only the worker knows the owner', () => {
    const addresses = {
      databaseUrl: 'postgres://sesame_shop:s@pgbouncer:6432/sesame',
      databaseDirectUrl: 'postgres://sesame_shop:s@haproxy:5432/sesame',
      redisUrl: 'redis://redis:6379/0',
    };
    expect(configOf('api')).toMatchObject({ ...addresses, databaseOwnerUrl: undefined });
    expect(configOf('worker')).toMatchObject({
      ...addresses,
      databaseOwnerUrl: 'postgres://sesame:o@haproxy:5432/sesame',
    });
    expect(given(services.api)).toMatchObject({ CLUSTER_PASSWORD: '', POSTGRES_PASSWORD: '' });
  });

  test('names the same three members and nodes everywhere', () => {
    const nodes = ['pg1', 'pg2', 'pg3'];
    const members = ['etcd1', 'etcd2', 'etcd3'];
    for (const name of [...nodes, ...members]) {
      expect(services[name]?.volumes).toEqual([`${name}:/var/lib/cluster`]);
    }
    for (const name of nodes) {
      expect(given(services[name])).toMatchObject({
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: members.map((member) => `${member}:2379`).join(),
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:8008`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:5432`,
      });
    }
    for (const name of members) {
      expect(given(services[name])).toMatchObject({
        ETCD_NAME: name,
        ETCD_ADVERTISE_CLIENT_URLS: `http://${name}:2379`,
        ETCD_INITIAL_CLUSTER: members.map((member) => `${member}=http://${member}:2380`).join(),
      });
    }
    const servers = [
      ...read('cluster/haproxy.cfg').matchAll(/^ {2}server (\w+) (\S+) check port 8008$/gm),
    ];
    expect(servers.map(([, name, address]) => [name, address])).toEqual(
      nodes.map((name) => [name, `${name}:5432`]),
    );
  });

  test('every file that a command names is in the image', () => {
    const copied = /^COPY (.*) \.\/$/m.exec(read('cluster/Dockerfile'))?.[1]?.split(' ') ?? [];
    const named = Object.values(services)
      .flatMap(({ command = [] }) => command)
      .filter((part) => /\.(yml|cfg|sh)$/.test(part));
    expect(copied).toEqual(expect.arrayContaining(named));
    expect(readdirSync(join(root, 'deploy/cluster'))).toEqual(expect.arrayContaining(copied));
  });

  test('PostgreSQL has connections for the pooler and for what connects past it', () => {
    const processes = ['api', 'worker'].flatMap((name) =>
      Array.from({ length: services[name]?.deploy?.replicas ?? 1 }, () => configOf(name)),
    );
    const pool = Number(/^default_pool_size = (\d+)$/m.exec(read('cluster/pgbouncer.ini'))?.[1]);
    const most = Number(/max_connections: (\d+)/.exec(read('cluster/patroni.yml'))?.[1]);
    // Twice the processes while they are replaced, each with one that listens and those of its jobs; the rest is for Patroni, a
    // migration, a backup and a restore drill.
    expect(pool + 2 * processes.length * CONNECTIONS_BESIDE_POOL).toBeLessThanOrEqual(most - 15);
  });
});
