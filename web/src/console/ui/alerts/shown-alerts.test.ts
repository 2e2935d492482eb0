import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AlertPlace, alertRules } from '@sesame/contract/console/alerts/alert-rules.ts';
import { alertKinds } from '@sesame/contract/console/alerts/alerts.ts';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../features');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** What draws the open alerts on the page of each place. */
const shownBy: Readonly<Record<AlertPlace, string>> = {
  payment: 'payment.alerts',
  subscription: 'record={`subscription:${',
  service: "kinds={['inventory_low', 'item_reported']}",
  product: 'record={`product:${',
  promo: 'record={`promo:${',
  gateway: 'record={`gateway:${',
  payout: "kinds={['payout_recalled', 'payout_underway']}",
  methods: 'record="section:methods"',
  users: 'record="section:users"',
  audit: 'record="section:audit"',
  system: 'record="section:system"',
};

test.each(alertKinds)('%s is shown on the pages that it concerns', (kind) => {
  // The sources are not the expected value, because a failure would print them.
  const missing = alertRules[kind].places.filter((place) => !sources.includes(shownBy[place]));
  expect(missing).toEqual([]);
  for (const place of ['service', 'payout'] as const) {
    if (alertRules[kind].places[0] === place) expect(shownBy[place]).toContain(kind);
  }
});
