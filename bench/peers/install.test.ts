import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPeer } from './install.ts';

const INSTALLS = `fs.mkdirSync('node_modules', { recursive: true }); fs.appendFileSync('runs', '.');`;
let folder: string;
let project: string;

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  folder = mkdtempSync(join(tmpdir(), 'peer-'));
  project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"dependencies":{"shop":"1.0.0"}}');
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('a peer that npm cannot install is refused with what npm printed, and tried again in the next run', async () => {
  useNpm(`console.log('no network'); process.exit(1);`);
  const place = join(folder, 'place');
  await expect(installPeer(project, place)).rejects.toThrow('npm.mjs ended with 1: no network');
  useNpm(INSTALLS);
  await installPeer(project, place);
  expect(runsIn(place)).toBe(1);
});

test('an installed peer is not installed again until its packages change', async () => {
  useNpm(INSTALLS);
  const place = join(folder, 'place');
  await installPeer(project, place);
  await installPeer(project, place);
  expect(runsIn(place)).toBe(1);
  writeFileSync(join(project, 'package.json'), '{"dependencies":{"shop":"1.0.1"}}');
  await installPeer(project, place);
  expect(runsIn(place)).toBe(2);
});

/** Has a script in place of npm install the packages. */
function useNpm(source: string): void {
  const npm = join(folder, 'npm.mjs');
  writeFileSync(npm, `import fs from 'node:fs';\n${source}\n`);
  vi.stubEnv('npm_execpath', npm);
}

function runsIn(place: string): number {
  return readFileSync(join(place, 'runs'), 'utf8').length;
}
