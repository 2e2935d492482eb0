import {
  type BrandColor,
  type BrandContrast,
  contrastsOf,
} from '@sesame/contract/shared/brand/brand-contrast.ts';

/** The color pairs with too little contrast, as listed in the refusal. */
export function lowContrastPairs(
  color: BrandColor,
): Pick<BrandContrast, 'theme' | 'pair' | 'ratio'>[] {
  return contrastsOf(color)
    .filter(({ passes }) => !passes)
    .map(({ theme, pair, ratio }) => ({ theme, pair, ratio: Math.floor(ratio * 100) / 100 }));
}
