import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../root.ts';

const folder = mkdtempSync(join(tmpdir(), 'sesame-ci-'));
const calls = join(folder, 'calls');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a job on a machine that has the tools, where npm ends with that code. */
function runJob(job: string, npmCode: number) {
  writeFileSync(calls, '');
  const programs = {
    npm: `echo "$*" >>"${calls}"; exit ${npmCode}`,
    docker: 'exit 0',
    'redis-server': 'exit 0',
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  const { status, stdout } = spawnSync(join(root, '.ci', job), {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, end: stdout.trim(), calls: readFileSync(calls, 'utf8').trim() };
}

test.each([
  [0, '1 passed, 0 failed'],
  [1, '0 passed, 1 failed'],
  [2, '0 passed, 0 failed'],
])('the job of the image ends with code %i as "%s"', (code, end) => {
  expect(runJob('image', code)).toEqual({ status: code, end, calls: 'run image' });
});

test.each([0, 1])('the job of the tests runs them and builds no image, code %i', (code) => {
  expect(runJob('run', code)).toEqual({ status: code, end: '', calls: 'test' });
});
