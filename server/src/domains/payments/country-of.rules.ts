type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What proxies say of callers whose country they do not know, and of those who hide it. */
const UNKNOWN = ['XX', 'ZZ', 'T1'];

/** The country that the proxy in front names, as two capital letters; null where it names none. */
export function countryOf(header: string | undefined, headers: Headers): string | null {
  const named = header === undefined ? undefined : headers[header];
  const country = typeof named === 'string' ? named.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(country) && !UNKNOWN.includes(country) ? country : null;
}
