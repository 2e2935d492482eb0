type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Codes that proxies send for unknown countries and for Tor. */
const UNKNOWN = ['XX', 'ZZ', 'T1'];

/** The country named by the proxy in front, as two capital letters; null when it names none. */
export function countryOf(header: string | undefined, headers: Headers): string | null {
  const named = header === undefined ? undefined : headers[header];
  const country = typeof named === 'string' ? named.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(country) && !UNKNOWN.includes(country) ? country : null;
}
