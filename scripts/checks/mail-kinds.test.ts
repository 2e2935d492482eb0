import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the mail log of the console names every kind of email that a domain sends', () => {
  const senders = globSync('server/src/domains/**/*.ts', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map(read)
    .filter((text) => /mail\.queue\(|mailUser\(|notifyUser\(|mailKey/.test(text));
  const kinds = senders.flatMap((text) =>
    [...text.matchAll(/(?:[kK]ey(?:Prefix)?(?:: | = )|[?:] (?=`[a-z]+-))`([a-z][a-z-]+):/g)].map(
      ([, kind = '']) => kind,
    ),
  );
  const reminders = read('server/src/domains/access/subscriptions/reminders.rules.ts');
  const [, names = ''] = /REMINDER_KINDS = \[([^\]]+)\]/.exec(reminders) ?? [];
  kinds.push(...[...names.matchAll(/'(\w+)'/g)].map(([, name]) => `subscription-${name}`));
  expect(kinds.length).toBeGreaterThan(18);
  const known = read('web/src/console/ui/names/message-kinds.messages.ts');
  const isKnown = (kind: string) =>
    new RegExp(`^  '?${kind}'?: (?:\\[|sharedTexts\\.)`, 'm').test(known);
  expect(kinds.filter((kind) => !isKnown(kind))).toEqual([]);
});
