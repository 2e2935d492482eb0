import type { Language } from '@sesame/contract/shared/limits.ts';
import { defaultBrand } from '@sesame/contract/shared/shop-settings.ts';

/** The name of the demo shop in a language. */
export function brandName(language: Language): string {
  return language === 'ru' ? defaultBrand.nameRu : defaultBrand.name;
}
