const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Loopback has several host names, and a cookie belongs to one of them. Google redirects to PUBLIC_URL, so a sign-in
 * started under another loopback name is redirected there first; only once, in case a proxy rewrites the host.
 * @returns the URL to start at, or undefined if the host is right
 */
export function startAtOwnHost(
  host: string | undefined,
  publicUrl: string,
  path: string,
  query: Readonly<Record<string, unknown>>,
): string | undefined {
  const shop = new URL(publicUrl);
  const here = URL.parse(`http://${host}`);
  const isOtherName =
    here !== null &&
    here.hostname !== shop.hostname &&
    LOOPBACK.test(here.hostname) &&
    LOOPBACK.test(shop.hostname);
  if (!isOtherName || query.moved !== undefined) return undefined;
  const params = Object.entries(query).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return `${publicUrl}${path}?${new URLSearchParams([...params, ['moved', '1']])}`;
}
