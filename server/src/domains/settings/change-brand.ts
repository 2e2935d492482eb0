import type { BrandChange, ConsoleBrand } from '@sesame/contract/console/settings.ts';
import { brandSettingNames } from '@sesame/contract/shared/shop-settings.ts';
import { refuse } from '../../platform/http/errors.ts';
import { listShopSettings } from '../../platform/shop/shop.store.ts';
import type { Actor } from '../operators/index.ts';
import { lowContrastPairs } from './brand.rules.ts';
import { changeShop, type Needs, type Rows } from './change-shop.ts';
import { serializeBrand } from './serialize-brand.ts';

export async function readBrand({ db, config }: Needs): Promise<ConsoleBrand> {
  return serializeBrand(await listShopSettings(db), config);
}

/** Changes name, color and logo for all visitors. Refuses `brand_contrast` for a color without enough contrast. */
export async function changeBrand(
  platform: Needs,
  { version, ...values }: BrandChange,
  by: Actor,
): Promise<ConsoleBrand> {
  const { defaultShop } = platform.config;
  const serialize = (rows: Rows) => serializeBrand(rows, platform.config);
  const rows = await changeShop(platform, {
    ...by,
    action: 'settings.change_brand',
    subject: 'shop:brand',
    group: brandSettingNames,
    version,
    values,
    serialize,
    validate: ({ hue = defaultShop.hue, chroma = defaultShop.chroma }) => {
      const pairs = lowContrastPairs({ hue, chroma });
      if (pairs.length > 0) refuse('brand_contrast', { pairs });
    },
  });
  return serialize(rows);
}
