/**
 * A small blocking script that runs before the first paint: it knows the chosen theme and language, which the server
 * does not, so that nothing flashes and the language's font is loaded at once.
 */
import { currentLanguage, rememberLanguage } from './i18n/language.ts';
import { forwardedQuery } from './paths.ts';
import { applyTheme, savedTheme } from './theme/theme.ts';

const language = currentLanguage();
document.documentElement.lang = language;
applyTheme(savedTheme());

rememberLanguage(language);

const settings = document.querySelector<HTMLMetaElement>('meta[name="sesame:config"]');
const hasSetting = (name: string) => settings?.content.includes(`"${name}":true`) ?? false;

// Visitors without a token see sign-in or registration, whose texts are already in the page, or the catalogue.
const showsCatalogue = hasSetting('publicCatalogue');
const isCatalogue = showsCatalogue && /^\/($|dashboard\/subscriptions)/.test(location.pathname);
const shells: Readonly<Record<string, string>> = {
  '/': 'login',
  '/login': 'login',
  '/register': 'register',
};
const { signIn, overview, dashboard } = document.currentScript?.dataset ?? {};
const isConsole = signIn !== undefined;
const hasToken = isConsole
  ? sessionStorage.getItem('operator_token')
  : /(^|; )token=[^;]/.test(document.cookie) || localStorage.getItem('token');
const hasAnnouncement = document.querySelector('meta[name="sesame:announcement"]') !== null;
// Pages with a header; the others keep the logo mark.
const hasHeader = /^\/($|login|register|dashboard|settings|partners|help)/.test(location.pathname);
// Signed-in users see the shape of the page. They may have an announcement, which the server rendered into the page.
const own = hasAnnouncement ? 'announcement' : hasHeader && 'page';
// The server has drawn the page of a visitor or sign-in to the console, in the language that it knew.
const { drawn } = document.documentElement.dataset;
const isDrawn = !hasToken && drawn === language;
if (isDrawn) {
  document.addEventListener('submit', keepSent);
  document.addEventListener('click', keepPressed);
  document.addEventListener('DOMContentLoaded', forwardQuery, { once: true });
}
// The page's style hides what it was drawn with.
else delete document.documentElement.dataset.drawn;
const shell = hasToken ? own : isCatalogue ? 'page' : !isDrawn && shells[location.pathname];
if (shell) document.documentElement.dataset.shell = shell;
// The Google button above the form changes their position.
if (hasSetting('google')) document.documentElement.dataset.google = '';

// A page with something to read is painted before anything else uses the connection.
const paintsAlone = (isDrawn || shell === 'announcement') && canSeePaint();
for (const href of firstCode()?.split(' ') ?? []) {
  const link = document.createElement('link');
  Object.assign(link, { crossOrigin: '', href });
  if (paintsAlone) link.dataset.afterPaint = 'modulepreload';
  else link.rel = 'modulepreload';
  document.head.append(link);
}

// The build writes the address of each language's font, besides the Latin one, into this script's tag.
const font = document.currentScript?.dataset[language];
if (font) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
  link.href = font;
  document.head.append(link);
}

// The shop's code is fetched meanwhile, but executing it would delay the first paint. A hidden page never paints.
const entry = document.currentScript?.dataset.entry;
if (entry) {
  const run = () => {
    requestRest();
    whenStyled(() => void import(/* @vite-ignore */ entry));
  };
  if (document.hidden) run();
  else if (paintsAlone) {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      run();
    }).observe({ type: 'paint', buffered: true });
  } else requestAnimationFrame(() => setTimeout(run));
}

/** The files of the first screen, which are fetched in parallel with the entry; undefined where it has others. */
function firstCode(): string | undefined {
  if (isConsole) {
    if (!hasToken) return signIn;
    return /^\/admin\/?$/.test(location.pathname) ? overview : undefined;
  }
  // Signed-in users will see the dashboard. The catalogue uses its code too.
  const opensDashboard = ['/', '/login', '/register', '/dashboard/subscriptions'];
  return (hasToken ? opensDashboard.includes(location.pathname) : isCatalogue)
    ? dashboard
    : undefined;
}

/** Whether the browser reports the first paint; a hidden page has none. */
function canSeePaint(): boolean {
  return !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
}

/** Requests the files that a page with something to read does without until its first paint. */
function requestRest(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]')) {
    link.rel = link.dataset.afterPaint ?? '';
    delete link.dataset.afterPaint;
  }
}

/** A form that is sent before the shop's code has loaded is sent by it. */
function keepSent(event: SubmitEvent): void {
  if (document.documentElement.dataset.drawn === undefined) return;
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) event.target.dataset.sent = '';
}

/** A button, such as that of a language, that is pressed before the shop's code has loaded is pressed by it. */
function keepPressed({ target }: MouseEvent): void {
  if (document.documentElement.dataset.drawn === undefined || !(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>('button[type=button]');
  if (button) button.dataset.pressed = '';
}

/** The page was drawn without a query; its links keep the referral, the campaign and the coupon of this visit. */
function forwardQuery(): void {
  const forwarded = new URLSearchParams(forwardedQuery(location.search));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#root a[href^="/"]')) {
    const address = new URL(link.href);
    for (const [name, value] of forwarded) address.searchParams.append(name, value);
    link.href = address.href;
  }
}

/**
 * Calls `next` once the shop's style sheet, which follows after the markup, has loaded or failed. The style of the
 * first paint ends then; a page of the console that is not drawn has none, and links its sheet in the head.
 */
function whenStyled(next: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => whenStyled(next), { once: true });
    return;
  }
  // Those that were not parsed yet.
  requestRest();
  const sheet = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');
  const go = () => {
    // Beside a drawn page of the console is what those see who are signed in.
    const waiting = document.getElementById('waiting');
    waiting?.remove();
    if (drawn !== undefined && !isDrawn) {
      document.getElementById('root')?.replaceChildren(...(waiting?.childNodes ?? []));
    }
    document.getElementById('first-paint')?.remove();
    next();
  };
  if (!sheet || sheet.sheet) {
    go();
    return;
  }
  for (const event of ['load', 'error']) sheet.addEventListener(event, go, { once: true });
}
