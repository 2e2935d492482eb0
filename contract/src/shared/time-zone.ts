/** Whether this is the name of a time zone here, such as `Europe/Moscow`; other names make formats throw. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // An offset such as `+03:00` is a zone to the formats, but means the opposite to PostgreSQL.
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

/** The calendar day at a time in a time zone, `2026-03-10`. */
export function dayIn(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const of = (type: 'year' | 'month' | 'day') => parts.find((part) => part.type === type)?.value;
  return `${of('year')}-${of('month')}-${of('day')}`;
}
