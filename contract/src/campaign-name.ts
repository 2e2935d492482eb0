export const CAMPAIGN_MAX = 200;

/**
 * The name under which a campaign is counted: letters, digits, `_`, `.` and `-`, however the link spells it. Anybody may send names,
 * and they stand in tables that spreadsheets open. Undefined when nothing readable is left.
 */
export function campaignName(value: string): string | undefined {
  const name = value
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '_')
    .replaceAll(/^[_.-]+|_+$/g, '')
    .slice(0, CAMPAIGN_MAX);
  return name === '' ? undefined : name.toWellFormed();
}
