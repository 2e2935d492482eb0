import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditFieldText } from '../../web/src/console/features/audit-log/audit-fields.ts';
import { root } from '../root.ts';

const VALUES = /\b(?:before|after): \{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g;

/** Names that operations write as literals into the values of an audit event; records are written whole. */
function namesIn(text: string): string[] {
  return [...text.matchAll(VALUES)].flatMap(([, values = '']) =>
    values
      .replace(/\{[^{}]*\}/g, '')
      .split(',')
      .flatMap((part) => /^\s*([a-zA-Z_]+)\s*(?::|$)/.exec(part)?.[1] ?? []),
  );
}

test('the audit log names the fields that operations write', () => {
  const names = globSync('server/src/domains/**/*.ts', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .filter((text) => text.includes('recordAuditEvent'))
    .flatMap(namesIn);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => auditFieldText('ru', name) === name)).toEqual([]);
});
