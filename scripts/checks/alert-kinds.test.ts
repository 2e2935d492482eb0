import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alertKinds } from '../../contract/src/console/alerts/alerts.ts';
import { root } from '../root.ts';

test('the page about notifications says how an alert of each kind ends', () => {
  const page = readFileSync(join(root, 'docs/notifications.md'), 'utf8');
  const rows = page.slice(page.indexOf('## How an alert ends')).match(/^\| `.*$/gm) ?? [];
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/[a-z_]+/g) ?? []);
  expect(named.toSorted()).toEqual([...alertKinds].toSorted());
});
