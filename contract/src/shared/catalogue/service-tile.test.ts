import { expect, test } from 'vitest';
import { brandTokens } from '../brand/brand-contrast.ts';
import { contrastOf, oklchToRgb } from '../brand/oklch.ts';
import { drawTile, isTilePath, tileColorOf, tilePathOf } from './service-tile.ts';

const fileOf = (title: string) => tilePathOf(title).slice('/media/'.length);

test.each([
  ['Veil Net', 'VN'],
  ['Сезам', 'СЕ'],
  ['7-Zip', '7Z'],
  ['🎬', '•'],
  ['<script>', 'SC'],
])('the tile of %j shows %j', (title, letters) => {
  expect(drawTile(fileOf(title))).toContain(`>${letters}</text>`);
  expect(isTilePath(tilePathOf(title))).toBe(true);
});

test('equal names have equal tiles, other names usually another color', () => {
  expect(tilePathOf(' veil net ')).toBe(tilePathOf('Veil Net'));
  expect(tilePathOf('Veil Net')).not.toBe(tilePathOf('Vast North'));
});

test('no other file is drawn, above all none with markup', () => {
  for (const file of [
    'tile-1-3c-61-3e.svg',
    'tile-1-ffffff.svg',
    'tile-360-41.svg',
    'tile-1-.svg',
    'x.svg',
  ]) {
    expect(drawTile(file)).toBeUndefined();
  }
});

test('the letters are readable, and the tile stands out in both themes, with every hue', () => {
  const white = [1, 1, 1] as const;
  const dark = oklchToRgb(...brandTokens.dark.surface);
  for (let hue = 0; hue < 360; hue++) {
    expect(contrastOf(white, tileColorOf(hue))).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(dark, tileColorOf(hue))).toBeGreaterThanOrEqual(3);
  }
});
