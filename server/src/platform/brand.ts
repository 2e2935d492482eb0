import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { oklchToRgb, rgbToHex } from '@sesame/contract/shared/brand/oklch.ts';
import { defaultBrand } from '@sesame/contract/shared/shop-settings.ts';
import { ConfigError, type ShopSettings } from '../config.ts';
import { BRAND_MARK, brandIcons, type DrawnFile } from './brand-icons.ts';
import { escapeHtml } from './mail/escape-html.ts';
import { type PageHead, previewTags, titleOf } from './page-preview.ts';
import { brandNameIn } from './shop/shop-settings.ts';

/** The limit keeps the logo small, because browsers load it on every page. */
const LOGO_FILE_MAX_BYTES = 200_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Address of the logo in mails. Mails stay in mailboxes for years, so it must never change. */
export const MAIL_LOGO_PATH = '/brand/logo.png';

export interface BrandFile {
  readonly path: string;
  readonly extension: string;
  readonly bytes: Buffer;
}

type Color = Pick<ShopSettings, 'hue' | 'chroma'>;

export interface Brand {
  /** Files of the brand; they replace the shop's own files of the same path. */
  readonly files: readonly BrandFile[];
  /** Pictures that are drawn when they are asked for. */
  readonly drawn: readonly DrawnFile[];
  /** The page with the brand's icon and style sheet, and a head that says what the page is about. */
  render(html: string, head: PageHead): string;
}

/**
 * Builds the branded files and page transform from the settings; called at the start and after each change of them.
 * @param publicUrl the address that previews of shared links load their picture from; without one they have none
 * @throws ConfigError when the file of the logo cannot be used
 */
export async function readBrand(
  brand: Pick<ShopSettings, 'brandName' | 'brandNameRu' | 'hue' | 'chroma' | 'logo'>,
  publicUrl: string | undefined,
): Promise<Brand> {
  const { brandName: name } = brand;
  const logo = await logoOf(brand.logo);
  const icon = logo ?? iconOf(brand);
  const style = styleOf(brand, logo?.path);
  const accent = accentHex(brand);
  const drawn = brandIcons({
    logo,
    accent,
    digest: digestOf(Buffer.concat([Buffer.from(accent), logo?.bytes ?? Buffer.alloc(0)])),
  });
  const files = [
    manifestOf(name, accent, icon, drawn),
    icon,
    ...(style === undefined ? [] : [style]),
    ...(logo?.extension === '.png' ? [{ ...logo, path: MAIL_LOGO_PATH }] : []),
  ];
  const links = [
    `<link rel="manifest" href="/manifest.webmanifest">`,
    ...drawn
      .filter(({ purpose, sizePx }) => purpose === 'maskable' && sizePx === 192)
      .map(({ path }) => `<link rel="apple-touch-icon" href="${path}">`),
    ...(style === undefined ? [] : [`<link rel="stylesheet" href="${style.path}">`]),
  ].join('');
  const mark = drawn.find(({ purpose, sizePx }) => purpose === 'maskable' && sizePx === 512)?.path;
  const type = icon.extension === '.png' ? 'image/png' : 'image/svg+xml';
  const iconLink = `<link rel="icon" href="${icon.path}" type="${type}">`;
  return {
    files,
    drawn,
    // Replacement functions, because `$&` in a name would be interpreted in a replacement string.
    render: (html, head) => {
      const shop = { name: brandNameIn(brand, head.language), publicUrl, mark };
      return html
        .replace(/<html lang="[^"]*"/, `<html lang="${head.language}"`)
        .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(titleOf(head, shop))}</title>`)
        .replace(/<link rel="icon"[^>]*>/, () => iconLink)
        .replace('</head>', () => `${links}${previewTags(head, shop)}</head>`);
    },
  };
}

/** The color of filled buttons on a light page, for mails and other places that cannot use the style sheet. */
export function accentHex({ hue, chroma }: Color): string {
  return rgbToHex(oklchToRgb(0.455, chroma, hue));
}

/** Whether a logo is served at `MAIL_LOGO_PATH`: mail clients do not render SVG, so only a PNG is. */
export function hasMailLogo({ logo }: Pick<ShopSettings, 'logo'>): boolean {
  if (logo === undefined) return false;
  return !('file' in logo) || extname(logo.file).toLowerCase() === '.png';
}

async function logoOf(logo: ShopSettings['logo']): Promise<BrandFile | undefined> {
  if (logo === undefined) return undefined;
  if ('file' in logo) return readLogo(logo.file);
  return { path: `/assets/brand-${digestOf(logo.png)}.png`, extension: '.png', bytes: logo.png };
}

async function readLogo(file: string): Promise<BrandFile> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new ConfigError(`BRAND_LOGO names ${file}, which cannot be read.`, { cause });
  });
  const extension = extname(file).toLowerCase();
  const isPicture =
    extension === '.png'
      ? bytes.subarray(0, PNG.length).equals(PNG)
      : /^\s*(<\?xml|<!--|<svg)/.test(bytes.subarray(0, 200).toString('utf8'));
  if (!isPicture) throw new ConfigError(`BRAND_LOGO names ${file}, which is neither PNG nor SVG.`);
  if (bytes.length > LOGO_FILE_MAX_BYTES) {
    throw new ConfigError(
      `BRAND_LOGO names ${file}, which is larger than ${LOGO_FILE_MAX_BYTES} bytes.`,
    );
  }
  return { path: `/assets/brand-${digestOf(bytes)}${extension}`, extension, bytes };
}

/** The default icon: the default mark in the accent color of the brand. */
function iconOf({ hue, chroma }: Color): BrandFile {
  const fill = rgbToHex(oklchToRgb(0.5, chroma, hue));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="${fill}" fill-rule="evenodd" d="${BRAND_MARK}"/></svg>`;
  return { path: '/favicon.svg', extension: '.svg', bytes: Buffer.from(svg) };
}

function manifestOf(
  name: string,
  accent: string,
  icon: BrandFile,
  drawn: readonly DrawnFile[],
): BrandFile {
  const type = icon.extension === '.png' ? 'image/png' : 'image/svg+xml';
  const manifest = {
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f9f9f8',
    theme_color: accent,
    icons: [
      { src: icon.path, sizes: 'any', type },
      ...drawn.map(({ path, sizePx, purpose }) => ({
        src: path,
        sizes: `${sizePx}x${sizePx}`,
        type: 'image/png',
        purpose,
      })),
    ],
  };
  return {
    path: '/manifest.webmanifest',
    extension: '.webmanifest',
    bytes: Buffer.from(JSON.stringify(manifest)),
  };
}

/** Undefined when the brand has the standard colors and no logo, so the shop's own style sheet is enough. */
function styleOf({ hue, chroma }: Color, logoPath: string | undefined): BrandFile | undefined {
  const isDefault = hue === defaultBrand.hue && chroma === defaultBrand.chroma;
  const css = [
    // More specific than `:root` in the design tokens, so it wins whichever sheet is loaded first.
    ...(isDefault ? [] : [`html:root{--brand-hue:${hue};--brand-chroma:${chroma}}`]),
    ...(logoPath === undefined
      ? []
      : [
          `.brand-mark{background:url(${logoPath}) center/contain no-repeat}.brand-mark path{display:none}`,
        ]),
  ].join('\n');
  if (css === '') return undefined;
  const bytes = Buffer.from(css);
  return { path: `/assets/brand-${digestOf(bytes)}.css`, extension: '.css', bytes };
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
}
