import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandPairs, contrastsOf } from '@sesame/contract/shared/brand/brand-contrast.ts';
import { contrastOf, oklchToRgb, type Rgb } from '@sesame/contract/shared/brand/oklch.ts';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Brand = { hue: number; chroma: number };

const brands: readonly Brand[] = Array.from({ length: 72 }, (_, step) => step * 5).flatMap((hue) =>
  [0.02, 0.095, 0.18, 0.25].map((chroma) => ({ hue, chroma })),
);

/** All declarations of the rules for one theme. */
function declarationsOf(theme: Theme): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const rules = css.matchAll(/^((?:[:[][^{}]*,\n)*[:[][^{}]*)\{([^{}]*)\}/gm);
  for (const [, selector = '', body = ''] of rules) {
    const isGlobal = selector.includes(':root');
    if (!selector.includes(`[data-theme="${theme}"]`) && !(theme === 'light' && isGlobal)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(name, value.trim());
    }
  }
  return found;
}
const declarations = { light: declarationsOf('light'), dark: declarationsOf('dark') };

/** The color of a token under a brand. Translucent tokens depend on their surface and are not tested here. */
function colorOf(theme: Theme, token: string, brand: Brand): Rgb {
  const value = declarations[theme].get(`--${token}`);
  const numbers = /^oklch\(([\d.]+) (.+) ([\d.]+|var\(--brand-hue\))\)$/.exec(value ?? '');
  if (!numbers) throw new Error(`${theme} --${token} is ${value}, which this test does not read`);
  const [, lightness = '', chroma = '', hue = ''] = numbers;
  return oklchToRgb(
    Number(lightness),
    chromaOf(chroma, brand.chroma),
    hue.startsWith('var(') ? brand.hue : Number(hue),
  );
}

/** A fixed chroma, the brand's chroma, a fraction of it, or a maximum. */
function chromaOf(written: string, ofBrand: number): number {
  if (written === 'var(--brand-chroma)') return ofBrand;
  const part = /^calc\(var\(--brand-chroma\) \* ([\d.]+)\)$/.exec(written)?.[1];
  if (part) return ofBrand * Number(part);
  const most = /^min\(var\(--brand-chroma\), ([\d.]+)\)$/.exec(written)?.[1];
  return most ? Math.min(ofBrand, Number(most)) : Number(written);
}

const surfaces = ['background', 'sunken', 'surface', 'raised'];
const texts: readonly (readonly [text: string, on: string])[] = [
  ...[
    'text',
    'text-secondary',
    'muted',
    'accent-text',
    'success-text',
    'warning-text',
    'danger-text',
    'info-text',
  ].flatMap((text) => surfaces.map((on) => [text, on] as const)),
  ...['text', 'text-secondary', 'muted', 'accent-text'].map(
    (text) => [text, 'accent-soft'] as const,
  ),
  ['accent-text', 'accent-soft-hover'],
  ['accent-foreground', 'accent'],
  ['accent-foreground', 'accent-hover'],
  ['danger-foreground', 'danger'],
  ['danger-foreground', 'danger-hover'],
  ['ink-foreground', 'ink'],
  ['ink-foreground', 'ink-hover'],
  ...['success', 'warning', 'danger', 'info'].map(
    (tone) => [`${tone}-text`, `${tone}-soft`] as const,
  ),
];
const graphics: readonly (readonly [graphic: string, on: string])[] = [
  ...['ring', 'accent-graphic', 'field-border', 'accent'].flatMap((graphic) =>
    ['background', 'surface'].map((on) => [graphic, on] as const),
  ),
];

/** The minimum contrast of a pair over all brands, with that brand. */
function weakest(theme: Theme, [front, back]: readonly [string, string]) {
  return brands
    .map((brand) => ({
      brand,
      contrast: contrastOf(colorOf(theme, front, brand), colorOf(theme, back, brand)),
    }))
    .reduce((least, one) => (one.contrast < least.contrast ? one : least));
}

const pairs = (list: typeof texts) =>
  themes.flatMap((theme) => list.map((pair) => [theme, pair] as const));

test.each(pairs(texts))('%s: text %o has enough contrast under every brand', (theme, pair) => {
  const { contrast, brand } = weakest(theme, pair);
  expect(contrast, JSON.stringify(brand)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(graphics).filter(([theme, [graphic]]) => !isException(theme, graphic)))(
  '%s: graphic %o has enough contrast under every brand',
  (theme, pair) => {
    const { contrast, brand } = weakest(theme, pair);
    expect(contrast, JSON.stringify(brand)).toBeGreaterThanOrEqual(3);
  },
);

/** The dark accent fill: its label, check mark or thumb carries the state. */
function isException(theme: Theme, graphic: string): boolean {
  return theme === 'dark' && graphic === 'accent';
}

test('the one exception stays within the limit of the design', () => {
  const onCard = weakest('dark', ['accent', 'surface']);
  expect(onCard.contrast).toBeGreaterThanOrEqual(2.7);
});

test("the system's dark theme and the chosen one are equal", () => {
  const system = css.slice(css.indexOf('@media (prefers-color-scheme: dark)'));
  const rule = system.slice(0, system.indexOf('[data-theme="dark"] {'));
  const read = new Map(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  for (const [name, value] of declarations.dark)
    expect([name, read.get(name)]).toEqual([name, value]);
});

test('the console checks the same colors as the style sheet', () => {
  for (const brand of [...brands, { hue: 265, chroma: 0.4 }, { hue: 190, chroma: 0.36 }]) {
    for (const { theme, pair, ratio } of contrastsOf(brand)) {
      const { front, back } = brandPairs.find(({ name }) => name === pair) ?? {
        front: '',
        back: '',
      };
      const painted = contrastOf(colorOf(theme, front, brand), colorOf(theme, back, brand));
      expect(ratio, `${theme} ${pair} ${JSON.stringify(brand)}`).toBeCloseTo(painted, 10);
    }
  }
});
