import type { BrandChange, OperatorBrand } from '@sesame/contract/operator-settings.ts';
import { brandSettingNames } from '@sesame/contract/shop-settings.ts';
import { refuse } from '../../platform/http/errors.ts';
import { listShopSettings } from '../../platform/shop/shop.store.ts';
import type { DoneBy } from '../operators/index.ts';
import { unreadable } from './brand.rules.ts';
import { brandOnWire } from './brand-on-wire.ts';
import { changeShop, type Needs, type Rows } from './change-shop.ts';

export async function readBrand({ db, config }: Needs): Promise<OperatorBrand> {
  return brandOnWire(await listShopSettings(db), config);
}

/** Name and colour for everybody from now on. Refuses `brand_contrast` for a colour in which something cannot be read. */
export async function changeBrand(
  platform: Needs,
  { version, ...wanted }: BrandChange,
  by: DoneBy,
): Promise<OperatorBrand> {
  const { standardShop } = platform.config;
  const onWire = (rows: Rows) => brandOnWire(rows, platform.config);
  const rows = await changeShop(platform, {
    ...by,
    action: 'settings.change_brand',
    subject: 'shop:brand',
    group: brandSettingNames,
    version,
    wanted,
    onWire,
    judge: ({ hue = standardShop.hue, chroma = standardShop.chroma }) => {
      const pairs = unreadable({ hue, chroma });
      if (pairs.length > 0) refuse('brand_contrast', { pairs });
    },
  });
  return onWire(rows);
}
