/** A minimal browser with cookies that follows redirects one by one and submits plain forms. */
export interface Browser {
  get(url: string | URL): Promise<Page>;
  submit(url: string | URL, form: Readonly<Record<string, string>>): Promise<Page>;
}

export interface Page {
  readonly status: number;
  readonly url: URL;
  readonly headers: Headers;
  readonly text: string;
}

const HOPS_MAX = 10;

/** `until` matches addresses of another site, where the browser stops. */
export function openBrowser(until: (url: URL) => boolean): Browser {
  const cookies = new Map<string, { value: string; path: string }>();

  async function visit(target: URL, init: RequestInit, hops = 0): Promise<Page> {
    if (until(target)) return { status: 0, url: target, headers: new Headers(), text: '' };
    if (hops > HOPS_MAX) throw new Error(`too many redirects at ${target.href}`);
    const cookie = [...cookies]
      .filter(([, { path }]) => target.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) saveCookie(line);
    const location = response.headers.get('location');
    if (location !== null) return visit(new URL(location, target), {}, hops + 1);
    const { status } = response;
    return { status, url: target, headers: response.headers, text: await response.text() };
  }

  function saveCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const equals = pair.indexOf('=');
    const path = attributes.find((text) => /^path=/i.test(text))?.slice(5) ?? '/';
    const value = pair.slice(equals + 1);
    if (value === '') cookies.delete(pair.slice(0, equals));
    else cookies.set(pair.slice(0, equals), { value, path });
  }

  return {
    get: (url) => visit(new URL(url), {}),
    submit: (url, form) =>
      visit(new URL(url), { method: 'POST', body: new URLSearchParams({ ...form }) }),
  };
}
