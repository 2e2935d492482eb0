/** The first that matches wins: most browsers also name the ones they descend from. */
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

/** What a device is known by: the kind of browser together with the network. */
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
 * A browser in words, `Firefox, Windows`, without versions, which change by themselves. Only names of these lists are
 * ever answered, so nothing that a caller sends as user agent is shown to anybody. @returns undefined when neither is known
 */
export function describeDevice(userAgent: string): string | undefined {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (known) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return names.length === 0 ? undefined : names.join(', ');
}
