import type { BrandChange, OperatorBrand } from '@sesame/contract/operator-settings.ts';
import { standardBrand } from '@sesame/contract/shop-settings.ts';

/** As the form holds it. */
export type EditedBrand = { name: string; nameRu: string; hue: number; chroma: number };

export function editedFrom(brand: OperatorBrand): EditedBrand {
  return {
    name: brand.name.value ?? '',
    nameRu: brand.name_ru.value ?? '',
    hue: brand.hue.value ?? standardBrand.hue,
    chroma: brand.chroma.value ?? standardBrand.chroma,
  };
}

/** What is different from what is saved; what stands at the standard again is given back to it. */
export function changesOf(edited: EditedBrand, brand: OperatorBrand): Omit<BrandChange, 'version'> {
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
