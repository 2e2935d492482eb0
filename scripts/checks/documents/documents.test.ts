import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const pages = files
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(root, page)))
  .map((page) => [page, readFileSync(join(root, page), 'utf8')] as const);

describe('the documents', () => {
  test('name only npm commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    // The changelog names commands of earlier versions too.
    const current = pages.filter(([page]) => page !== 'CHANGELOG.md');
    const unknown = current.flatMap(([page, text]) =>
      [...text.matchAll(/npm run ([a-z][a-z-]*)/g)]
        .filter(([, command = '']) => !(command in scripts))
        .map(([command]) => `${page}: ${command}`),
    );
    expect(unknown).toEqual([]);
  });

  test('link only to files that exist', () => {
    const missing = pages.flatMap(([page, text]) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .filter(([, target = '']) => !existsSync(join(root, dirname(page), target)))
        .map(([, target]) => `${page}: ${target}`),
    );
    expect(missing).toEqual([]);
  });
});
