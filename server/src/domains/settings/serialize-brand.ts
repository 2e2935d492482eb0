import type { ConsoleBrand } from '@sesame/contract/console/settings.ts';
import { brandSettingNames } from '@sesame/contract/shared/shop-settings.ts';
import type { Config } from '../../config.ts';
import { MAIL_LOGO_PATH } from '../../platform/brand.ts';
import { savedValues, standardNameRu } from '../../platform/shop/shop-settings.ts';
import { type Rows, serializeSetting, versionOf } from './change-shop.ts';

export function serializeBrand(
  rows: Rows,
  { defaultShop }: Pick<Config, 'defaultShop'>,
): ConsoleBrand {
  const saved = savedValues(rows);
  const { logo } = defaultShop;
  return {
    version: versionOf(rows, brandSettingNames),
    name: serializeSetting(rows, 'name', { saved: saved.name, standard: defaultShop.brandName }),
    name_ru: serializeSetting(rows, 'name_ru', {
      saved: saved.name_ru,
      standard: standardNameRu(defaultShop, saved.name),
    }),
    hue: serializeSetting(rows, 'hue', { saved: saved.hue, standard: defaultShop.hue }),
    chroma: serializeSetting(rows, 'chroma', { saved: saved.chroma, standard: defaultShop.chroma }),
    logo: serializeSetting(rows, 'logo', {
      // The digest changes the URL, so that browsers load a new picture.
      saved: saved.logo === undefined ? undefined : `${MAIL_LOGO_PATH}?${saved.logo}`,
      standard: logo !== undefined && 'file' in logo ? logo.file : undefined,
    }),
  };
}
