import { expect, test } from 'vitest';
import { formatFileSize, formatMegabytes } from './format-file-size.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['en', 12, '1 kB'],
  ['en', 184_320, '184 kB'],
  ['en', 1_240_000, '1.2 MB'],
  ['ru', 184_320, '184 кБ'],
  ['ru', 10_000_000, '10 МБ'],
] as const)('in %s %i bytes are %s', (language, bytes, texts) => {
  expect(plain(formatFileSize(language, bytes))).toBe(texts);
});

test.each([
  ['en', 5 * 1024 * 1024, '5 MB'],
  ['ru', 1024 * 1024, '1 МБ'],
  ['ru', 1.5 * 1024 * 1024, '1,5 МБ'],
] as const)('in %s a limit of %i bytes is %s', (language, bytes, texts) => {
  expect(plain(formatMegabytes(language, bytes))).toBe(texts);
});
