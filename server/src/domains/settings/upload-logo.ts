import { createHash } from 'node:crypto';
import type { OperatorBrand } from '@sesame/contract/operator-settings.ts';
import { brandSettingNames } from '@sesame/contract/shop-settings.ts';
import { refuse } from '../../platform/http/errors.ts';
import { redrawPicture } from '../../platform/redraw-picture.ts';
import type { DoneBy } from '../operators/index.ts';
import { brandOnWire } from './brand-on-wire.ts';
import { changeShop, type Needs, type Rows } from './change-shop.ts';
import { keepLogo } from './settings.store.ts';

/** Every page loads it, and a table holds it: the sharpest of these that is light enough is kept. */
const SIDES_PX = [256, 192, 128, 96, 64] as const;
const BYTES_MAX = 60_000;

/**
 * Puts a picture in place of the mark, everywhere and in the mails. It is drawn anew as a square PNG and kept in the database,
 * where every process finds it and a backup takes it along.
 */
export async function uploadLogo(
  platform: Needs,
  { bytes, version }: { readonly bytes: Buffer; readonly version: number },
  by: DoneBy,
): Promise<OperatorBrand> {
  const png = await drawLogo(bytes);
  const digest = createHash('sha256').update(png).digest('base64url').slice(0, 22);
  const onWire = (rows: Rows) => brandOnWire(rows, platform.config);
  const rows = await changeShop(platform, {
    ...by,
    action: 'settings.change_logo',
    subject: 'shop:brand',
    group: brandSettingNames,
    version,
    wanted: { logo: digest },
    onWire,
    prepare: (tx) => keepLogo(tx, { digest, png, kept_at: platform.clock.now() }),
  });
  return onWire(rows);
}

function drawLogo(bytes: Buffer): Promise<Buffer> {
  return redrawPicture(bytes, async (picture) => {
    for (const side of SIDES_PX) {
      const drawn = await picture
        .clone()
        .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png({ compressionLevel: 9 })
        .toBuffer();
      if (drawn.length <= BYTES_MAX) return drawn;
    }
    return refuse('image_unreadable');
  });
}
