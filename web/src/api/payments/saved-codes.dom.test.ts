import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { dropToken } from '../session/token-store.ts';
import { clearCodes, codeOf, saveCodes, savedCode } from './saved-codes.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('keeps the referral code and the coupon for 30 days', () => {
  vi.useFakeTimers({ now: 1_000 });
  saveCodes('?r=ANNA&coupon=%20AUTUMN20%20&utm=mail');
  vi.setSystemTime(1_000 + 30 * DAY_MS - 1);
  expect([savedCode('r'), savedCode('coupon')]).toEqual(['ANNA', 'AUTUMN20']);
  vi.setSystemTime(1_000 + 30 * DAY_MS);
  expect([savedCode('r'), savedCode('coupon')]).toEqual([null, null]);
});

test('prefers a newer link, and the address over stored codes', () => {
  saveCodes('?r=ANNA');
  saveCodes('?coupon=SPRING');
  expect(savedCode('r')).toBe('ANNA');
  saveCodes('?r=BORIS');
  expect(codeOf('', 'r')).toBe('BORIS');
  expect(codeOf('?r=CLARA', 'r')).toBe('CLARA');
});

test('is forgotten on sign-out, so that the next person does not inherit it', () => {
  saveCodes('?r=ANNA&coupon=SPRING');
  dropToken();
  expect([savedCode('r'), savedCode('coupon')]).toEqual([null, null]);
});

test('forgets used codes', () => {
  saveCodes('?r=ANNA&coupon=SPRING');
  clearCodes('r');
  expect([savedCode('r'), savedCode('coupon')]).toEqual([null, 'SPRING']);
});

test('is limited in length', () => {
  saveCodes(`?r=${'a'.repeat(1_000)}`);
  expect(savedCode('r')).toHaveLength(64);
});

test.each(['{', '[]', '{"code":1,"until":2}', '"ANNA"'])('ignores %s', (stored) => {
  localStorage.setItem('kept_r', stored);
  expect(savedCode('r')).toBeNull();
});

test('works when the storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  });
  saveCodes('?r=ANNA');
  expect(codeOf('?r=ANNA', 'r')).toBe('ANNA');
});
