import { contrastsOf } from '@sesame/contract/shared/brand/brand-contrast.ts';
import { brandFields } from '@sesame/contract/shared/shop-settings.ts';
import { expect, test } from 'vitest';
import {
  brandColorNames,
  brandColors,
  nearestColor,
  offeredColor,
  SATURATION_MAX,
} from './brand-colors.rules.ts';

test('every offered color can be saved and is readable in both themes', () => {
  for (const name of brandColorNames) {
    const { hue, chroma } = brandColors[name];
    expect(
      contrastsOf({ hue, chroma }).filter(({ passes }) => !passes),
      name,
    ).toEqual([]);
    expect(brandFields.hue.safeParse(hue).success).toBe(true);
    expect(brandFields.chroma.safeParse(chroma).success).toBe(true);
    expect(offeredColor({ hue, chroma })).toBe(name);
    expect(nearestColor({ hue, chroma })).toBe(name);
  }
});

test('every color that the sliders reach is readable', () => {
  for (let hue = 0; hue <= 360; hue += 5) {
    for (let chroma = 0; chroma <= SATURATION_MAX; chroma += 0.05) {
      const failing = contrastsOf({ hue, chroma }).filter(({ passes }) => !passes);
      expect(failing, `${hue} ${chroma}`).toEqual([]);
    }
  }
});

test('a color beside the offered ones has the name of the nearest', () => {
  expect(offeredColor({ hue: 26, chroma: 0.18 })).toBeUndefined();
  expect(nearestColor({ hue: 355, chroma: 0.2 })).toBe('magenta');
  expect(nearestColor({ hue: 10, chroma: 0.2 })).toBe('red');
  expect(nearestColor({ hue: 10, chroma: 0 })).toBe('gray');
});
