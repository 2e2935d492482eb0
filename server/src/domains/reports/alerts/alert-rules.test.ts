import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertRules } from '@sesame/contract/console/alerts/alert-rules.ts';
import { alertKinds } from '@sesame/contract/console/alerts/alerts.ts';
import { expect, test } from 'vitest';
import { watchedKinds } from './handled-alerts.store.ts';

const root = join(import.meta.dirname, '../../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('/alerts/'),
  )
  .map((name) => readFileSync(join(root, name), 'utf8'));

/** Whether some file outside of this domain's own names the kind and closes alerts. */
function isClosed(kind: string): boolean {
  return sources.some(
    (text) => text.includes(`'${kind}'`) && /closeAlerts|resolved_at[:\s]/.test(text),
  );
}

test.each(alertKinds)('%s ends as its rule says', (kind) => {
  const { ends } = alertRules[kind];
  expect(watchedKinds.some((one) => one === kind)).toBe(ends === 'watched');
  if (ends === 'operation') expect(isClosed(kind)).toBe(true);
});
