import { expect, test } from 'vitest';
import { contrastOf, oklchToRgb, rgbToHex } from './oklch.ts';

test.each([
  ['white', [1, 0, 0], '#ffffff'],
  ['black', [0, 0, 0], '#000000'],
  ['the red of a screen', [0.62796, 0.25768, 29.2339], '#ff0000'],
  ['the blue of a screen', [0.45201, 0.31321, 264.052], '#0000ff'],
  ['more than a screen has, cut off', [0.7, 0.37, 145], '#00cf00'],
] as const)('%s', (_, [lightness, chroma, hue], hex) => {
  expect(rgbToHex(oklchToRgb(lightness, chroma, hue))).toBe(hex);
});

test('contrast is greatest for black on white, 1 for equal colors, and symmetric', () => {
  expect(contrastOf([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
  expect(contrastOf([1, 1, 1], [0, 0, 0])).toBeCloseTo(21, 5);
  expect(contrastOf([0.2, 0.4, 0.6], [0.2, 0.4, 0.6])).toBe(1);
});
