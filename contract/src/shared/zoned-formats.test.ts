import { expect, test } from 'vitest';
import { zonedFormats } from './zoned-formats.ts';

const hours = zonedFormats('en', { hour: 'numeric', hourCycle: 'h23' });

test('each zone has one format', () => {
  const noon = new Date('2026-03-10T12:00:00Z');
  expect(hours('Europe/Moscow').format(noon)).toBe('15');
  expect(hours('Asia/Almaty').format(noon)).toBe('17');
  expect(hours('Europe/Moscow')).toBe(hours('Europe/Moscow'));
});

test('an unknown zone is refused each time', () => {
  for (const _ of [1, 2]) expect(() => hours('Mars/Base')).toThrow(RangeError);
});

test('more names than are kept are formatted all the same', () => {
  const spelled = Array.from({ length: 1024 }, (_, index) =>
    [...'Asia/Tokyo'].map((letter, at) => (index & (1 << at) ? letter.toUpperCase() : letter)),
  );
  const noon = new Date('2026-03-10T12:00:00Z');
  for (const letters of spelled) expect(hours(letters.join('')).format(noon)).toBe('21');
});
