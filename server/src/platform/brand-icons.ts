import type { Sharp } from 'sharp';

export const BRAND_MARK =
  'M3.5 26V13.2C3.5 7.3 8.2 2.5 14 2.5s10.5 4.8 10.5 10.7V26zM14 8.2c-2.9 3.8-4.5 6.7-4.5 9.4a4.5 4.5 0 0 0 9 0c0-2.7-1.6-5.6-4.5-9.4z';

/** A picture that is drawn at the first request, because decoding is slow to load and few browsers ask for it. */
export interface DrawnFile {
  readonly path: string;
  readonly sizePx: number;
  /** `maskable`: fills the square, with the mark inside the circle that every system keeps. */
  readonly purpose: 'any' | 'maskable';
  draw(): Promise<Buffer>;
}

interface IconStyle {
  /** The logo of the operator; undefined for the default mark. */
  readonly logo: { readonly bytes: Buffer } | undefined;
  /** Accent as `#rrggbb`. */
  readonly accent: string;
  /** Changes with everything that is drawn. */
  readonly digest: string;
}

const ICONS = [
  { sizePx: 192, purpose: 'any' },
  { sizePx: 512, purpose: 'any' },
  { sizePx: 192, purpose: 'maskable' },
  { sizePx: 512, purpose: 'maskable' },
] as const;
const LOGO_BACKGROUND = '#ffffff';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The icons of the installed shop, which systems require as PNG. */
export function brandIcons({ logo, accent, digest }: IconStyle): DrawnFile[] {
  return ICONS.map(({ sizePx, purpose }) => ({
    path: `/assets/icon-${digest}-${purpose}-${sizePx}.png`,
    sizePx,
    purpose,
    draw: async () => {
      // Half of the start time of the process, so it is loaded only here.
      const { default: sharp } = await import('sharp');
      const isMaskable = purpose === 'maskable';
      const drawMark = () =>
        sharp(markOf(sizePx, isMaskable, accent))
          .png()
          .toBuffer();
      if (logo === undefined) return drawMark();
      const picture = sharp(logo.bytes, { limitInputPixels: 25_000_000 });
      // A logo that cannot be decoded must not cost the shop its icons.
      return drawLogo(picture, sizePx, isMaskable).catch(drawMark);
    },
  }));
}

function drawLogo(logo: Sharp, sizePx: number, isMaskable: boolean): Promise<Buffer> {
  const innerPx = isMaskable ? Math.round(sizePx * 0.6) : sizePx;
  const edge = Math.floor((sizePx - innerPx) / 2);
  const rest = sizePx - innerPx - edge;
  return logo
    .resize(innerPx, innerPx, { fit: 'contain', background: CLEAR })
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background: CLEAR })
    .flatten(isMaskable ? { background: LOGO_BACKGROUND } : false)
    .png()
    .toBuffer();
}

function markOf(sizePx: number, isMaskable: boolean, accent: string): Buffer {
  const [back, fill, scale, shift] = isMaskable
    ? [`<rect width="28" height="28" fill="${accent}"/>`, '#ffffff', 0.6, 5.6]
    : ['', accent, 1, 0];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 28 28">${back}<path transform="translate(${shift} ${shift}) scale(${scale})" fill="${fill}" fill-rule="evenodd" d="${BRAND_MARK}"/></svg>`,
  );
}
