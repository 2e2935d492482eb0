import type { OperatorBrand } from '@sesame/contract/operator-settings.ts';
import { brandSettingNames } from '@sesame/contract/shop-settings.ts';
import type { Config } from '../../config.ts';
import { MAIL_LOGO_PATH } from '../../platform/brand.ts';
import { savedValues } from '../../platform/shop/shop-settings.ts';
import { type Rows, settingOnWire, versionOf } from './change-shop.ts';

export function brandOnWire(
  rows: Rows,
  { standardShop }: Pick<Config, 'standardShop'>,
): OperatorBrand {
  const saved = savedValues(rows);
  const { logo } = standardShop;
  return {
    version: versionOf(rows, brandSettingNames),
    name: settingOnWire(rows, 'name', { saved: saved.name, standard: standardShop.brandName }),
    name_ru: settingOnWire(rows, 'name_ru', {
      saved: saved.name_ru,
      standard: standardShop.brandNameRu,
    }),
    hue: settingOnWire(rows, 'hue', { saved: saved.hue, standard: standardShop.hue }),
    chroma: settingOnWire(rows, 'chroma', { saved: saved.chroma, standard: standardShop.chroma }),
    logo: settingOnWire(rows, 'logo', {
      // What it is made of follows, so that a picture in the place of another is asked for anew.
      saved: saved.logo === undefined ? undefined : `${MAIL_LOGO_PATH}?${saved.logo}`,
      standard: logo !== undefined && 'file' in logo ? logo.file : undefined,
    }),
  };
}
