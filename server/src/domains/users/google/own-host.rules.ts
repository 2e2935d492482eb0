const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * A machine has several names for itself, and a cookie belongs to one of them. Google sends people back to PUBLIC_URL, so
 * whoever begins under another name of this machine is sent there first; once, in case a proxy writes the name.
 * @returns the address to begin at, or undefined when this is it
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
  const kept = Object.entries(query).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return `${publicUrl}${path}?${new URLSearchParams([...kept, ['moved', '1']])}`;
}
