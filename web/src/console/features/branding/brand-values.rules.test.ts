import { defaultBrand } from '@sesame/contract/shared/shop-settings.ts';
import { expect, test } from 'vitest';
import { consoleBrand } from '../../../test/console-settings.ts';
import { changesOf, colorOf, valuesOf } from './brand-values.rules.ts';

const brand = consoleBrand();

test.each([
  ['nothing', {}, {}],
  ['nothing for white space', { name: ' Lantern ' }, {}],
  ['a reset for the default name', { name: 'Sesame' }, { name: null }],
  ['a reset for an emptied name', { name: ' ' }, { name: null }],
  ['a new color', { hue: 20, chroma: 0.2 }, { hue: 20, chroma: 0.2 }],
])('what is sent contains %s', (_what, typed, expected) => {
  expect(changesOf({ ...valuesOf(brand), ...typed }, brand)).toEqual(expected);
});

test.each([undefined, null, Number.NaN])('%s as a number shows the default color', (typed) => {
  const values = { ...valuesOf(brand), hue: typed, chroma: typed };
  expect(colorOf({ ...values, chroma: 0.1 })).toEqual({ hue: defaultBrand.hue, chroma: 0.1 });
  expect(colorOf(values)).toEqual({ hue: defaultBrand.hue, chroma: defaultBrand.chroma });
});
