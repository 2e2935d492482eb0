import { describe, expect, test } from 'vitest';
import { draftOf, editedFrom, newMacro, problemOf } from './macro-draft.rules.ts';

const written = { ...newMacro, name: 'Days', body: 'Until {service}', body_ru: 'До {service}' };

describe('the form', () => {
  test.each([
    ['no name', { name: ' ' }, { of: 'name' }],
    ['no days', { kind: 'extend', days: '0' }, { of: 'days' }],
    ['half a day', { kind: 'extend', days: '1.5' }, { of: 'days' }],
    ['more than 100 per cent', { kind: 'refund', percent: '101' }, { of: 'percent' }],
    ['an empty reply', { body_ru: '  ' }, { of: 'body_ru', stray: undefined }],
    ['a placeholder without a value', { body: '{until}' }, { of: 'body', stray: '{until}' }],
    ['a brace left open', { body: 'Hello {username' }, { of: 'body', stray: '{' }],
  ] as const)('%s cannot be saved', (_, part, problem) => {
    expect(problemOf({ ...written, ...part })).toEqual(problem);
  });

  test('allows the placeholder of the end date where days are added', () => {
    expect(problemOf({ ...written, kind: 'extend', body: '{days} {until}' })).toBeUndefined();
  });
});

test('converts to the saved form and back', () => {
  const edited = { ...written, kind: 'refund', percent: '50', way: 'balance' } as const;
  const draft = draftOf(edited);
  expect(draft.action).toEqual({
    kind: 'refund',
    percent: 50,
    way: 'balance',
    access: newMacro.access,
  });
  const kept = { ...draft, id: '', version: 1, archived: false, updated_at: '' };
  expect(editedFrom(kept)).toEqual(edited);
});
