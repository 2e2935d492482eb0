import { zonedFormats } from '@sesame/contract/shared/zoned-formats.ts';

// British English writes 24/11/2025.
const dates = zonedFormats('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });

/**
 * Writes `24.11.2025` in a time zone.
 * @param zone IANA name; UTC when it is missing or unknown
 */
export function dateWriter(zone: string | undefined): (at: Date) => string {
  const format = formatIn(zone);
  return (at) => format.format(at).replaceAll('/', '.');
}

function formatIn(timeZone = 'UTC'): Intl.DateTimeFormat {
  try {
    return dates(timeZone);
  } catch {
    return formatIn();
  }
}
