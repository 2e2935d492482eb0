import { describe, expect, test } from 'vitest';
import { draftOf, editedFrom, newMacro, problemOf } from './macro-draft.rules.ts';

const written = { ...newMacro, name: 'Days', body: 'Until {service}', body_ru: 'До {service}' };

describe('what is typed', () => {
  test.each([
    ['no name', { name: ' ' }, { of: 'name' }],
    ['no days', { kind: 'extend', days: '0' }, { of: 'days' }],
    ['half a day', { kind: 'extend', days: '1.5' }, { of: 'days' }],
    ['more than all', { kind: 'refund', percent: '101' }, { of: 'percent' }],
    ['an empty answer', { body_ru: '  ' }, { of: 'body_ru', stray: undefined }],
    ['a value that a reply lacks', { body: '{until}' }, { of: 'body', stray: '{until}' }],
    ['a brace left open', { body: 'Hello {username' }, { of: 'body', stray: '{' }],
  ] as const)('%s cannot be saved', (_, part, problem) => {
    expect(problemOf({ ...written, ...part })).toEqual(problem);
  });

  test('may name the end where days are given', () => {
    expect(problemOf({ ...written, kind: 'extend', body: '{days} {until}' })).toBeUndefined();
  });
});

test('becomes what the server keeps, and that becomes what is typed', () => {
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
