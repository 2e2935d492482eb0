import { describe, expect, test } from 'vitest';
import { chooseKinds } from './notifications/notifications.rules.ts';
import { classifyFailure, cleanName, guessLanguage, parseCommand } from './telegram.rules.ts';

const token = 'a'.repeat(43);

test.each([
  [`/start ${token}`, { kind: 'start', token }],
  [`/start@sesame_bot ${token} `, { kind: 'start', token }],
  ['/start', { kind: 'start', token: undefined }],
  ['/start short', { kind: 'start', token: undefined }],
  [`/start ${token}=`, { kind: 'start', token: undefined }],
  [`/start ${token} more`, { kind: 'other' }],
  [`/starter ${token}`, { kind: 'other' }],
  [`hello /start ${token}`, { kind: 'other' }],
  ['/stop', { kind: 'stop' }],
  ['', { kind: 'other' }],
])('%j is parsed as a command', (text, command) => {
  expect(parseCommand(text)).toEqual(command);
});

test.each([
  ['ru', 'ru'],
  ['ru-RU', 'ru'],
  ['de', 'en'],
  [undefined, 'en'],
])('the language %s is answered in %s', (code, language) => {
  expect(guessLanguage(code)).toBe(language);
});

test.each([
  ['Anna', 'Anna'],
  ['  \u202eAnna\u0000 ', 'Anna'],
  ['\u200b\u2066', null],
  ['👩'.repeat(80), '👩'.repeat(64)],
])('the name %j is stored as %j', (name, stored) => {
  expect(cleanName(name)).toBe(stored);
});

describe('a message that could not be sent', () => {
  const answer = (code: number, description = '', retryAfterS?: number) => ({
    code,
    description,
    retryAfterS,
  });

  test.each([
    [answer(429, 'Too Many Requests', 7), { kind: 'slow_down', waitS: 7 }],
    [answer(403, 'Forbidden: bot was blocked by the user'), { kind: 'blocked' }],
    [answer(400, 'Bad Request: chat not found'), { kind: 'blocked' }],
    [answer(400, 'Bad Request: message is too long'), { kind: 'refused' }],
    [answer(401, 'Unauthorized'), { kind: 'retry' }],
    [undefined, { kind: 'retry' }],
  ])('with %j is handled as %j', (error, outcome) => {
    expect(classifyFailure(error)).toEqual(outcome);
  });
});

test('a choice changes only the kinds it names', () => {
  expect(chooseKinds(['payment_received'], { subscription_ends: true })).toEqual([
    'subscription_ends',
    'payment_received',
  ]);
  expect(chooseKinds(['payment_received'], { payment_received: false })).toEqual([]);
  expect(chooseKinds(['payment_received'], { payment_received: undefined })).toEqual([
    'payment_received',
  ]);
});
