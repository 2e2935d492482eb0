/** The options of a list of time zones: all of the browser; UTC, the browser's own and the chosen one in any case. */
export function timeZonesWith(chosen: string): { value: string; label: string }[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const names = new Set(['UTC', own, chosen, ...Intl.supportedValuesOf('timeZone')]);
  return [...names].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
