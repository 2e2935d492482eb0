import { redrawPicture } from '../../../platform/redraw-picture.ts';

/** Three times the largest place an avatar has on a page. */
const SIDE_PX = 288;

/** The picture as a square WebP. Refuses `image_type` and `image_unreadable`. */
export function drawAvatar(bytes: Buffer): Promise<Buffer> {
  return redrawPicture(bytes, (picture) =>
    picture.resize(SIDE_PX, SIDE_PX, { fit: 'cover' }).webp({ quality: 85 }).toBuffer(),
  );
}
