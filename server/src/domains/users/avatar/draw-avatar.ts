import { reencodeImage } from '../../../platform/files/reencode-image.ts';

/** Three times the largest size at which an avatar is shown. */
const SIDE_PX = 288;

/** Crops the picture to a square WebP. Refuses `image_type` and `image_unreadable`. */
export function drawAvatar(bytes: Buffer): Promise<Buffer> {
  return reencodeImage(bytes, (picture) =>
    picture.resize(SIDE_PX, SIDE_PX, { fit: 'cover' }).webp({ quality: 85 }).toBuffer(),
  );
}
