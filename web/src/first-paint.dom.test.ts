import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.head.innerHTML = '';
  // A sheet or a style that another file left in the body would be taken for those of this page.
  document.body.replaceChildren();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.shell;
  delete document.documentElement.dataset.google;
  delete document.documentElement.dataset.drawn;
});

const fonts = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => link.href);

/** Runs the script with the tag that the build writes as its `currentScript`. */
function runFirstPaint({ entry, signIn }: { entry?: string; signIn?: string } = {}) {
  const tag = document.createElement('script');
  if (signIn !== undefined) {
    tag.dataset.signIn = signIn;
    tag.dataset.overview = 'https://shop.example/overview.js';
  }
  if (entry !== undefined) tag.dataset.entry = entry;
  tag.dataset.ru = 'https://shop.example/assets/cyrillic.woff2';
  tag.dataset.dashboard = 'https://shop.example/layout.js https://shop.example/dashboard.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  return import('./first-paint.ts');
}

test("applies the chosen theme and language, and preloads the language's font", async () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('language', 'ru');
  await runFirstPaint();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.documentElement.lang).toBe('ru');
  expect(fonts()).toEqual(['https://shop.example/assets/cyrillic.woff2']);
});

test('loads no second font in English', async () => {
  await runFirstPaint();
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(fonts()).toEqual([]);
});

const code = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    (link) => link.href,
  );

test.each(['/', '/login', '/dashboard/subscriptions'])(
  'preloads the dashboard when a signed-in user opens %s',
  async (path) => {
    localStorage.setItem('token', 'A'.repeat(43));
    history.replaceState(null, '', path);
    await runFirstPaint();
    expect(code()).toEqual(['https://shop.example/layout.js', 'https://shop.example/dashboard.js']);
  },
);

test.each([
  [null, '/admin', 'sign-in'],
  [null, '/admin/payments', 'sign-in'],
  ['O'.repeat(43), '/admin', 'overview'],
  ['O'.repeat(43), '/admin/payments', undefined],
])('with the operator token %j preloads at %s the code of %s', async (token, path, screen) => {
  if (token !== null) sessionStorage.setItem('operator_token', token);
  history.replaceState(null, '', path);
  await runFirstPaint({ signIn: 'https://shop.example/sign-in.js' });
  expect(code()).toEqual(screen === undefined ? [] : [`https://shop.example/${screen}.js`]);
});

test.each([
  ['A'.repeat(43), '/settings/profile'],
  ['', '/dashboard/subscriptions'],
])('with the token "%s" preloads nothing of the dashboard at %s', async (token, path) => {
  localStorage.setItem('token', token);
  history.replaceState(null, '', path);
  await runFirstPaint();
  expect(code()).toEqual([]);
});

test.each([
  ['/', 'login'],
  ['/login', 'login'],
  ['/register', 'register'],
  ['/reset-password', undefined],
  ['/dashboard/payments', undefined],
])('shows a visitor at %s the texts of %s', async (path, shell) => {
  history.replaceState(null, '', path);
  await runFirstPaint();
  expect(document.documentElement.dataset.shell).toBe(shell);
});

test('shows a signed-in user the announcement that came with the page', async () => {
  const tag = document.createElement('meta');
  tag.name = 'sesame:announcement';
  document.head.append(tag);
  await runFirstPaint();
  expect(document.documentElement.dataset.shell).not.toBe('announcement');
  vi.resetModules();
  localStorage.setItem('token', 'A'.repeat(43));
  history.replaceState(null, '', '/dashboard/subscriptions');
  await runFirstPaint();
  expect(document.documentElement.dataset.shell).toBe('announcement');
});

test.each([
  ['/', 'page'],
  ['/login', 'page'],
  ['/dashboard/payments', 'page'],
  ['/settings/profile', 'page'],
  ['/help-ticket', 'page'],
  ['/payment', undefined],
  ['/reset-password', undefined],
])('shows a signed-in user at %s the shape of a %s', async (path, shell) => {
  localStorage.setItem('token', 'A'.repeat(43));
  history.replaceState(null, '', path);
  await runFirstPaint();
  expect(document.documentElement.dataset.shell).toBe(shell);
});

test.each([
  ['{"google":true}', ''],
  ['{"google":false}', undefined],
])('with the settings %s reserves space for the Google button: %j', async (settings, mark) => {
  const tag = document.createElement('meta');
  tag.name = 'sesame:config';
  tag.content = settings;
  document.head.append(tag);
  await runFirstPaint();
  expect(document.documentElement.dataset.google).toBe(mark);
});

test.each(['load', 'error'])(
  'runs the code of the shop at the %s of its style sheet, and not before',
  async (event) => {
    // As a browser extension may add one.
    const foreign = document.createElement('style');
    const early = document.createElement('style');
    early.id = 'first-paint';
    document.head.append(foreign, early);
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    document.body.append(sheet);
    const started = vi.fn();
    addEventListener('shop-started', started);
    await runFirstPaint({ entry: join(import.meta.dirname, 'test/entry/shop-started.ts') });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(started).not.toHaveBeenCalled();
    expect(early.isConnected).toBe(true);
    sheet.dispatchEvent(new Event(event));
    expect(early.isConnected).toBe(false);
    expect(foreign.isConnected).toBe(true);
    // The entry is a module that the worker loads, which can take a while on a busy machine.
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce(), { timeout: 20_000 });
    removeEventListener('shop-started', started);
    sheet.remove();
  },
);

test('keeps a page that was sent drawn, and what is sent or pressed in it before the code', async () => {
  history.replaceState(null, '', '/login');
  document.documentElement.dataset.drawn = 'en';
  await runFirstPaint();
  expect(document.documentElement.dataset).toMatchObject({ drawn: 'en' });
  expect(document.documentElement.dataset.shell).toBeUndefined();
  const form = document.createElement('form');
  document.body.append(form);
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  expect(form.dataset.sent).toBe('');
  form.remove();
  document.body.innerHTML = '<button type="button"><b>Русский</b></button>';
  document.querySelector('b')?.click();
  expect(document.querySelector('button')?.dataset.pressed).toBe('');
  document.body.innerHTML = '';
});

test('keeps the referral, campaign and coupon in the links of a drawn page, and nothing else', async () => {
  history.replaceState(
    null,
    '',
    '/login?r=FRIEND&utm_source=mail&coupon=A%26B&next=//evil.example',
  );
  document.documentElement.dataset.drawn = 'en';
  document.body.innerHTML =
    '<div id="root"><a href="/register">New</a><a href="/start?from=login">Google</a><a href="https://chat.example/">Help</a></div>';
  await runFirstPaint();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const links = [...document.querySelectorAll('a')].map((link) => link.href);
  expect(links).toEqual([
    new URL('/register?r=FRIEND&utm_source=mail&coupon=A%26B', location.href).href,
    new URL('/start?from=login&r=FRIEND&utm_source=mail&coupon=A%26B', location.href).href,
    'https://chat.example/',
  ]);
  document.body.innerHTML = '';
});

const announced = () => {
  document.head.innerHTML = '<meta name="sesame:announcement" content="{}">';
  localStorage.setItem('token', 'A'.repeat(43));
};
const drawn = () => {
  document.documentElement.dataset.drawn = 'en';
};

test.each([
  ['a drawn page', '/login', drawn, []],
  ['an announcement', '/', announced, ['/layout.js', '/dashboard.js']],
])(
  'requests the code and style sheet after the paint of %s',
  async (_what, path, prepare, more) => {
    history.replaceState(null, '', path);
    prepare();
    document.head.innerHTML += '<link data-after-paint="modulepreload" href="/shop.js">';
    document.body.innerHTML = '<link data-after-paint="stylesheet" href="/shop.css">';
    let painted = () => {};
    const disconnect = vi.fn();
    class Paints {
      static readonly supportedEntryTypes = ['paint'];
      disconnect = disconnect;
      constructor(callback: (entries: unknown, observer: Paints) => void) {
        painted = () => callback([], this);
      }
      observe() {}
    }
    vi.stubGlobal('PerformanceObserver', Paints);
    await runFirstPaint({ entry: 'data:text/javascript,' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.querySelectorAll('link[rel]')).toHaveLength(0);
    painted();
    expect(disconnect).toHaveBeenCalledOnce();
    expect(code()).toEqual([
      new URL('/shop.js', location.href).href,
      ...more.map((name) => `https://shop.example${name}`),
    ]);
    expect(document.querySelector('body > link[rel=stylesheet]')).not.toBeNull();
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  },
);

test.each([
  ['of another language', () => localStorage.setItem('language', 'ru')],
  ['of a visitor to a signed-in user', () => localStorage.setItem('token', 'A'.repeat(43))],
])('shows no drawn page %s', async (_why, prepare) => {
  history.replaceState(null, '', '/login');
  document.documentElement.dataset.drawn = 'en';
  prepare();
  await runFirstPaint();
  expect(document.documentElement.dataset.drawn).toBeUndefined();
  expect(document.documentElement.dataset.shell).toBeDefined();
});

test.each([
  ['to an operator who is signed in', 'O'.repeat(43), 'logo mark', 0],
  ['to others, also to a buyer', null, 'form', 1],
])("shows sign-in to the console %s by the tab's own token", async (_who, token, shown, drawn) => {
  if (token !== null) sessionStorage.setItem('operator_token', token);
  localStorage.setItem('token', 'A'.repeat(43));
  history.replaceState(null, '', '/admin');
  document.documentElement.dataset.drawn = 'en';
  document.body.innerHTML = '<div id="waiting">logo mark</div><div id="root">form</div>';
  await runFirstPaint({ signIn: '/sign-in.js', entry: 'data:text/javascript,' });
  await vi.waitFor(() => expect(document.getElementById('waiting')).toBeNull());
  expect(document.getElementById('root')?.textContent).toBe(shown);
  expect(document.querySelectorAll('[data-drawn]')).toHaveLength(drawn);
  sessionStorage.clear();
});

test('keeps the language of the page for the server', async () => {
  localStorage.setItem('language', 'ru');
  await runFirstPaint();
  expect(document.cookie).toContain('language=ru');
});
