import { afterEach, expect, it, vi } from 'vitest';
import { codeOf, forgetCodes, keepCodes, keptCode } from './kept-codes.ts';
import { dropToken } from './token-store.ts';

const DAY_MS = 86_400_000;
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps who invited and the coupon for 30 days', () => {
  vi.useFakeTimers({ now: 1_000 });
  keepCodes('?r=ANNA&coupon=%20AUTUMN20%20&utm=mail');
  vi.setSystemTime(1_000 + 30 * DAY_MS - 1);
  expect([keptCode('r'), keptCode('coupon')]).toEqual(['ANNA', 'AUTUMN20']);
  vi.setSystemTime(1_000 + 30 * DAY_MS);
  expect([keptCode('r'), keptCode('coupon')]).toEqual([null, null]);
});

it('lets a newer link win, and an address over what was kept', () => {
  keepCodes('?r=ANNA');
  keepCodes('?coupon=SPRING');
  expect(keptCode('r')).toBe('ANNA');
  keepCodes('?r=BORIS');
  expect(codeOf('', 'r')).toBe('BORIS');
  expect(codeOf('?r=CLARA', 'r')).toBe('CLARA');
});

it('belongs to the device: a sign-out leaves it', () => {
  keepCodes('?r=ANNA');
  dropToken();
  expect(keptCode('r')).toBe('ANNA');
});

it('forgets what was used', () => {
  keepCodes('?r=ANNA&coupon=SPRING');
  forgetCodes('r');
  expect([keptCode('r'), keptCode('coupon')]).toEqual([null, 'SPRING']);
});

it('is bounded in length', () => {
  keepCodes(`?r=${'a'.repeat(1_000)}`);
  expect(keptCode('r')).toHaveLength(64);
});

it.each(['{', '[]', '{"code":1,"until":2}', '"ANNA"'])('takes %s for nothing', (stored) => {
  localStorage.setItem('kept_r', stored);
  expect(keptCode('r')).toBeNull();
});

it('does without a storage that is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  });
  keepCodes('?r=ANNA');
  expect(codeOf('?r=ANNA', 'r')).toBe('ANNA');
});
