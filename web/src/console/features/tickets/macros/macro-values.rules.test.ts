import { createMacro } from '@sesame/contract/console/macros.ts';
import { expect, test } from 'vitest';
import { draftOf, newMacro, placeholdersOf, strayIn, valuesOf } from './macro-values.rules.ts';

const written = { ...newMacro, name: 'Days', body: 'Until {service}', body_ru: 'До {service}' };
const withAction = (action: Partial<(typeof written)['action']>) => ({
  ...written,
  action: { ...written.action, ...action },
});

test.each([
  ['no name', { ...written, name: ' ' }, 'name'],
  ['no days', withAction({ kind: 'extend', days: 0 }), 'action.days'],
  ['half a day', withAction({ kind: 'extend', days: 1.5 }), 'action.days'],
  ['more than 100 per cent', withAction({ kind: 'refund', percent: 101 }), 'action.percent'],
  ['an empty reply', { ...written, body_ru: '  ' }, 'body_ru'],
])('%s cannot be saved by the contract', (_, values, field) => {
  const issues = createMacro.body.safeParse(draftOf(values)).error?.issues;
  expect(issues?.map(({ path }) => path.join('.'))).toEqual([field]);
});

test.each([
  ['{until}', newMacro, '{until}'],
  ['Hello {username', newMacro, '{'],
  ['{days} {until}', withAction({ kind: 'extend' }), undefined],
])('%s has a placeholder without a value: %#', (content, values, stray) => {
  expect(strayIn(content, placeholdersOf(values))).toBe(stray);
});

test('converts to the saved form and back', () => {
  const values = withAction({ kind: 'refund', percent: 50, method: 'balance' });
  const draft = createMacro.body.parse(draftOf(values));
  expect(draft.action).toEqual({
    kind: 'refund',
    percent: 50,
    method: 'balance',
    access: 'revoke',
  });
  const saved = { ...draft, id: '', version: 1, archived: false, updated_at: '' };
  expect(valuesOf(saved)).toEqual(values);
});
