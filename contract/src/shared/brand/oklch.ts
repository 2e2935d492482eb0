/** Red, green and blue of sRGB, each 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Converts OKLCH to sRGB as browsers do: channels outside the gamut are clipped separately.
 * @param hue degrees
 */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  // Matrices of https://bottosson.github.io/posts/oklab.
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toScreen(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toScreen(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toScreen(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** `[0, 0.404, 0.298]` → `#00674c`. */
export function rgbToHex(rgb: Rgb): string {
  const digits = rgb.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** WCAG 2 contrast of two colors, 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  // The array has two items, one per argument.
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue);
}

function toScreen(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

function toLight(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
