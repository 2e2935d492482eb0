import { contrastOf, oklchToRgb, type Rgb } from './oklch.ts';

export const brandThemes = ['light', 'dark'] as const;
export type BrandTheme = (typeof brandThemes)[number];

/** A color of a theme: derived from the brand's hue and chroma by the style sheet, or fixed. */
type Tint =
  | readonly [lightness: number, chroma: (ofBrand: number) => number]
  | readonly [lightness: number, chroma: number, hue: number];

const whole = (chroma: number) => chroma;
const part = (share: number) => (chroma: number) => chroma * share;
const most = (limit: number) => (chroma: number) => Math.min(chroma, limit);

/** The colors of `tokens.css` that are used on each other; a test in web compares the two files. */
export const brandTokens = {
  light: {
    background: [0.982, 0.002, 95],
    surface: [1, 0, 0],
    'accent-foreground': [1, 0, 0],
    accent: [0.455, whole],
    'accent-hover': [0.4, whole],
    'accent-text': [0.44, whole],
    'accent-soft': [0.952, part(0.17)],
    'accent-graphic': [0.5, whole],
    ring: [0.56, whole],
  },
  dark: {
    background: [0.163, 0.002, 90],
    surface: [0.203, 0.003, 90],
    'accent-foreground': [1, 0, 0],
    accent: [0.515, most(0.18)],
    'accent-hover': [0.54, most(0.12)],
    'accent-text': [0.76, part(0.68)],
    'accent-soft': [0.275, part(0.34)],
    'accent-graphic': [0.68, part(1.15)],
    ring: [0.68, part(0.85)],
  },
} as const satisfies Record<BrandTheme, Record<string, Tint>>;

type Token = keyof (typeof brandTokens)['light'];

/** Color pairs and their minimum contrast: 4.5 for text, 3 for graphics (WCAG 2.2 AA). */
export const brandPairs = [
  { name: 'button', front: 'accent-foreground', back: 'accent', least: 4.5 },
  { name: 'button_hover', front: 'accent-foreground', back: 'accent-hover', least: 4.5 },
  { name: 'link', front: 'accent-text', back: 'background', least: 4.5 },
  { name: 'link_card', front: 'accent-text', back: 'surface', least: 4.5 },
  { name: 'link_soft', front: 'accent-text', back: 'accent-soft', least: 4.5 },
  { name: 'mark', front: 'accent-graphic', back: 'surface', least: 3 },
  { name: 'focus', front: 'ring', back: 'background', least: 3 },
] as const satisfies readonly { name: string; front: Token; back: Token; least: number }[];

export type BrandPairName = (typeof brandPairs)[number]['name'];

export interface BrandContrast {
  readonly theme: BrandTheme;
  readonly pair: BrandPairName;
  readonly ratio: number;
  readonly least: number;
  readonly passes: boolean;
}

export interface BrandColor {
  /** Degrees. */
  readonly hue: number;
  readonly chroma: number;
}

/** Contrast of every pair in both themes, from the sRGB colors that a screen shows. */
export function contrastsOf(brand: BrandColor): BrandContrast[] {
  return brandThemes.flatMap((theme) =>
    brandPairs.map(({ name, front, back, least }) => {
      const ratio = contrastOf(colorOf(theme, front, brand), colorOf(theme, back, brand));
      return { theme, pair: name, ratio, least, passes: ratio >= least };
    }),
  );
}

function colorOf(theme: BrandTheme, token: Token, { hue, chroma }: BrandColor): Rgb {
  const tint: Tint = brandTokens[theme][token];
  const [lightness, of, fixedHue] = tint;
  return typeof of === 'function'
    ? oklchToRgb(lightness, of(chroma), hue)
    : // A fixed color brings its own hue.
      oklchToRgb(lightness, of, fixedHue ?? 0);
}
