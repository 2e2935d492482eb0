export const CAMPAIGN_MAX = 200;

/**
 * Normalizes the name of a campaign to letters, digits, `_`, `.` and `-`. Anyone can send names, and they end up in
 * exports that spreadsheets open. Undefined when no valid character is left.
 */
export function campaignName(value: string): string | undefined {
  const name = value
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '_')
    .replaceAll(/^[_.-]+|_+$/g, '')
    .slice(0, CAMPAIGN_MAX);
  return name === '' ? undefined : name.toWellFormed();
}
