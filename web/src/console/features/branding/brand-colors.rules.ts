import type { BrandColor } from '@sesame/contract/shared/brand/brand-contrast.ts';
import { defaultBrand } from '@sesame/contract/shared/shop-settings.ts';

/** Colors to choose from; each is readable in both themes. */
export const brandColors = {
  red: { hue: 25, chroma: 0.18 },
  orange: { hue: 50, chroma: 0.15 },
  amber: { hue: 75, chroma: 0.13 },
  lime: { hue: 125, chroma: 0.15 },
  green: { hue: 150, chroma: 0.14 },
  teal: { hue: defaultBrand.hue, chroma: defaultBrand.chroma },
  cyan: { hue: 215, chroma: 0.11 },
  blue: { hue: 250, chroma: 0.15 },
  indigo: { hue: 277, chroma: 0.18 },
  violet: { hue: 305, chroma: 0.18 },
  magenta: { hue: 335, chroma: 0.18 },
  gray: { hue: 255, chroma: 0.01 },
} as const satisfies Record<string, BrandColor>;

export type BrandColorName = keyof typeof brandColors;

// The type of `Object.keys` forgets the names.
export const brandColorNames = Object.keys(brandColors) as BrandColorName[];

/** Up to this saturation every color is readable in both themes, and screens show little difference beyond it. */
export const SATURATION_MAX = 0.25;
const GRAY_MAX = 0.02;

/** The offered color that this is; undefined for any other. */
export function offeredColor({ hue, chroma }: BrandColor): BrandColorName | undefined {
  return brandColorNames.find(
    (name) => brandColors[name].hue === hue && brandColors[name].chroma === chroma,
  );
}

/** The name of the offered color that is nearest, to say in words what a slider shows. */
export function nearestColor({ hue, chroma }: BrandColor): BrandColorName {
  if (chroma <= GRAY_MAX) return 'gray';
  const distance = (name: BrandColorName) => {
    const degrees = Math.abs(brandColors[name].hue - hue) % 360;
    return name === 'gray' ? 360 : Math.min(degrees, 360 - degrees);
  };
  return brandColorNames.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}

/** The color of a swatch, light enough to differ from the others. */
export function swatchOf({ hue, chroma }: BrandColor): string {
  return `oklch(0.58 ${chroma} ${hue})`;
}
