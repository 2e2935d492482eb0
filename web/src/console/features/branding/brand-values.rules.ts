import type { BrandChange, ConsoleBrand } from '@sesame/contract/console/settings.ts';
import { defaultBrand } from '@sesame/contract/shared/shop-settings.ts';

/** The values of the form; an empty one resets its setting to the default. */
export type BrandValues = {
  name: string;
  name_ru: string;
  hue: number | null | undefined;
  chroma: number | null | undefined;
};

export function valuesOf(brand: ConsoleBrand): BrandValues {
  return {
    name: brand.name.value ?? '',
    name_ru: brand.name_ru.value ?? '',
    hue: brand.hue.value ?? defaultBrand.hue,
    chroma: brand.chroma.value ?? defaultBrand.chroma,
  };
}

/** The changed settings; a value equal to the default resets its setting. */
export function changesOf(values: BrandValues, brand: ConsoleBrand): Omit<BrandChange, 'version'> {
  const began = valuesOf(brand);
  const names = ['name', 'name_ru', 'hue', 'chroma'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const given = values[name];
      const value = typeof given === 'string' ? given.trim() : given;
      if (value === began[name]) return [];
      return [[name, value === '' || value === brand[name].standard ? null : value]];
    }),
  );
}

/** The color to preview: the typed numbers, with the default for those that are invalid. */
export function colorOf({ hue, chroma }: BrandValues): { hue: number; chroma: number } {
  return {
    hue: Number.isFinite(hue) ? Number(hue) : defaultBrand.hue,
    chroma: Number.isFinite(chroma) ? Number(chroma) : defaultBrand.chroma,
  };
}
