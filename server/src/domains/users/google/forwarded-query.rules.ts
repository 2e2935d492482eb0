const NAMES_MAX = 12;
const VALUE_MAX = 200;

/** The query parameters kept across the round trip to Google: referral code, coupon and campaign. Never a URL. */
export function forwardedQuery(query: Readonly<Record<string, unknown>>): string {
  const forwarded = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (!/^(r|coupon|utm\w{0,40})$/.test(name)) continue;
    if (typeof value !== 'string' || value.length > VALUE_MAX) continue;
    if (forwarded.size < NAMES_MAX) forwarded.append(name, value);
  }
  return forwarded.toString();
}
