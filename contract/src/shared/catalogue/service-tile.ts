import { oklchToRgb, type Rgb, rgbToHex } from '../brand/oklch.ts';

/** The tile of a service without a picture: its initials on a color derived from its name. */
interface Tile {
  /** Degrees of OKLCH. */
  readonly hue: number;
  readonly letters: string;
}

const PREFIX = '/media/tile-';
const FILE = /^tile-(\d{1,3})-([0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,5})\.svg$/;
/** Only what `lettersOf` returns. */
const LETTERS = /^(?:[\p{L}\p{N}\p{M}]{1,6}|•)$/u;

/** Address of the tile for this name, which the server draws. Equal names have equal tiles. */
export function tilePathOf(title: string): string {
  const points = [...lettersOf(title)].map((letter) =>
    (letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0'),
  );
  return `${PREFIX}${hueOf(title)}-${points.join('-')}.svg`;
}

/** The same tile as a `data:` address, for a name that is still being typed. */
export function tileImageOf(title: string): string {
  const svg = drawTile(tilePathOf(title).slice('/media/'.length)) ?? '';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Whether a picture is such a tile, so that it follows a change of the name. */
export function isTilePath(picture: string): boolean {
  return picture.startsWith(PREFIX);
}

/** The SVG of a file name as in `tilePathOf`, undefined for any other name. */
export function drawTile(file: string): string | undefined {
  const tile = readTile(file);
  if (tile === undefined) return undefined;
  const size = [...tile.letters].length > 2 ? 28 : 38;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
    `<rect width="96" height="96" fill="${rgbToHex(tileColorOf(tile.hue))}"/>`,
    `<text x="48" y="49" fill="#fff" font-family="system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif" font-size="${size}" font-weight="600" text-anchor="middle" dominant-baseline="central">${tile.letters}</text>`,
    '</svg>',
  ].join('');
}

/** Dark enough for white letters, and light enough to stand out from the dark theme; a test checks every hue. */
export function tileColorOf(hue: number): Rgb {
  return oklchToRgb(0.52, 0.105, hue);
}

function readTile(file: string): Tile | undefined {
  const [, degrees, hex] = FILE.exec(file) ?? [];
  if (degrees === undefined || hex === undefined || Number(degrees) >= 360) return undefined;
  const points = hex.split('-').map((point) => Number.parseInt(point, 16));
  if (points.some((point) => point > 0x10_ffff)) return undefined;
  const letters = String.fromCodePoint(...points);
  return LETTERS.test(letters) ? { hue: Number(degrees), letters } : undefined;
}

/** The first letters of two words, or the first two of a single word. */
function lettersOf(title: string): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? '')];
  return letters.slice(0, 2).join('').toUpperCase() || '•';
}

function hueOf(title: string): number {
  let hash = 7;
  for (const character of title.trim().toLowerCase()) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  }
  return hash % 360;
}
