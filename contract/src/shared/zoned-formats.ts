/** Names come from buyers too, in any case of letters, so the number is limited. */
const ZONES_MAX = 100;

/**
 * Formats of one kind, one per time zone. Creating an `Intl.DateTimeFormat` takes a hundred times as long as using it, and
 * leaves tens of kilobytes outside the heap, which the system gets back late.
 * @returns a function that throws a `RangeError` for an unknown zone
 */
export function zonedFormats(
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = formats.get(timeZone);
    if (known) return known;
    const created = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    if (formats.size >= ZONES_MAX) formats.clear();
    formats.set(timeZone, created);
    return created;
  };
}
