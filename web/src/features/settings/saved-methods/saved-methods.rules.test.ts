import { expect, test } from 'vitest';
import { cardMonth } from './saved-methods.rules.ts';

test('a month is shown as on the card', () => {
  expect(cardMonth('2030-02')).toBe('02/30');
});
