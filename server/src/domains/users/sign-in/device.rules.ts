/** Ordered: the first match wins, because most user agents also name the browsers they derive from. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Identifies a device by browser, system and network. */
export function deviceKeyOf({
  userAgent,
  ipPrefix,
}: {
  readonly userAgent: string;
  readonly ipPrefix: string;
}): string {
  return `${describeDevice(userAgent) ?? ''}|${ipPrefix}`;
}

/**
 * A browser as text, for example `Firefox, Windows`; without versions, which change on every update. Only names from
 * these lists are returned, so text from the user agent is never displayed.
 * @returns undefined when neither browser nor system is known
 */
export function describeDevice(userAgent: string): string | undefined {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (known) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return names.length === 0 ? undefined : names.join(', ');
}
