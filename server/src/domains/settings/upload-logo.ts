import { createHash } from 'node:crypto';
import type { ConsoleBrand } from '@sesame/contract/console/settings.ts';
import { brandSettingNames } from '@sesame/contract/shared/shop-settings.ts';
import { reencodeImage } from '../../platform/files/reencode-image.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../operators/index.ts';
import { changeShop, type Needs, type Rows } from './change-shop.ts';
import { serializeBrand } from './serialize-brand.ts';
import { saveLogo } from './settings.store.ts';

/**
 * Candidate sizes of the logo. Every page loads it and the database stores it, so the largest one within `BYTES_MAX` is
 * used.
 */
const SIDES_PX = [256, 192, 128, 96, 64] as const;
const BYTES_MAX = 60_000;

/**
 * Replaces the logo of the shop and its mails. The picture is re-encoded as a square PNG and stored in the database, so
 * that every process and every backup has it.
 */
export async function uploadLogo(
  platform: Needs,
  { bytes, version }: { readonly bytes: Buffer; readonly version: number },
  by: Actor,
): Promise<ConsoleBrand> {
  const png = await drawLogo(bytes);
  const digest = createHash('sha256').update(png).digest('base64url').slice(0, 22);
  const serialize = (rows: Rows) => serializeBrand(rows, platform.config);
  const rows = await changeShop(platform, {
    ...by,
    action: 'settings.change_logo',
    subject: 'shop:brand',
    group: brandSettingNames,
    version,
    values: { logo: digest },
    serialize,
    prepare: (tx) => saveLogo(tx, { digest, png, stored_at: platform.clock.now() }),
  });
  return serialize(rows);
}

function drawLogo(bytes: Buffer): Promise<Buffer> {
  return reencodeImage(bytes, async (picture) => {
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
