import {
  type BrandColor,
  type BrandContrast,
  contrastsOf,
} from '@sesame/contract/brand-contrast.ts';

/** The pairs of a colour that nobody could tell apart, as a refusal names them. */
export function unreadable(color: BrandColor): Pick<BrandContrast, 'theme' | 'pair' | 'ratio'>[] {
  return contrastsOf(color)
    .filter(({ passes }) => !passes)
    .map(({ theme, pair, ratio }) => ({ theme, pair, ratio: Math.floor(ratio * 100) / 100 }));
}
