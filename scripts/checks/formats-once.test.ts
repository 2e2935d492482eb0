import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const CREATED = /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)?String\(/;
const ALLOWED = 'contract/src/shared/zoned-formats.ts';

const sources = execFileSync('git', ['ls-files', 'contract/src', 'server/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

test('only `zonedFormats` creates date formats on the server: each costs a hundred uses', () => {
  expect(sources).toContain(ALLOWED);
  const found = sources.filter((file) => CREATED.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([ALLOWED]);
});
