import type { BrandChange, ConsoleBrand } from '@sesame/contract/console/settings.ts';
import { defaultBrand } from '@sesame/contract/shared/shop-settings.ts';

/** The values of the form. */
export type EditedBrand = { name: string; nameRu: string; hue: number; chroma: number };

export function editedFrom(brand: ConsoleBrand): EditedBrand {
  return {
    name: brand.name.value ?? '',
    nameRu: brand.name_ru.value ?? '',
    hue: brand.hue.value ?? defaultBrand.hue,
    chroma: brand.chroma.value ?? defaultBrand.chroma,
  };
}

/** The changed settings; a value equal to the default resets its setting. */
export function changesOf(edited: EditedBrand, brand: ConsoleBrand): Omit<BrandChange, 'version'> {
  const began = editedFrom(brand);
  const name = edited.name.trim();
  const nameRu = edited.nameRu.trim();
  return {
    ...(name !== began.name && { name: orStandard(name, brand.name.standard) }),
    ...(nameRu !== began.nameRu && { name_ru: orStandard(nameRu, brand.name_ru.standard) }),
    ...(edited.hue !== began.hue && { hue: orStandard(edited.hue, brand.hue.standard) }),
    ...(edited.chroma !== began.chroma && {
      chroma: orStandard(edited.chroma, brand.chroma.standard),
    }),
  };
}

function orStandard<Value>(value: Value, standard: Value | null): Value | null {
  return value === '' || value === standard ? null : value;
}
