/**
 * A small script of its own that the page waits for before it draws anything: it knows the chosen theme and language,
 * which the server does not, so that nothing flashes and the font of the language is asked for at once.
 */
import { currentLanguage } from './i18n/language.ts';
import { applyTheme, savedTheme } from './theme/theme.ts';

const language = currentLanguage();
document.documentElement.lang = language;
applyTheme(savedTheme());

// Whoever has no token will see sign-in or registration: their words stand in the page already.
const shells: Readonly<Record<string, string>> = {
  '/': 'login',
  '/login': 'login',
  '/register': 'register',
};
const hasToken = /(^|; )token=[^;]/.test(document.cookie) || localStorage.getItem('token');
const hasAnnouncement = document.querySelector('meta[name="sesame:announcement"]') !== null;
// Whoever has one may have an announcement waiting, which the server wrote into the page.
const shell = hasToken ? hasAnnouncement && 'announcement' : shells[location.pathname];
if (shell) document.documentElement.dataset.shell = shell;
// The button of Google above the form moves them up.
const settings = document.querySelector<HTMLMetaElement>('meta[name="sesame:config"]');
if (settings?.content.includes('"google":true')) document.documentElement.dataset.google = '';

// Who has a token will see the dashboard: its code is asked for beside that of the entry, not after it.
const opensDashboard = ['/', '/login', '/register', '/dashboard/subscriptions'];
if (hasToken && opensDashboard.includes(location.pathname)) {
  for (const href of document.currentScript?.dataset.dashboard?.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}

// The build writes the address of the font of each language, besides the Latin one, on the tag of this script.
const font = document.currentScript?.dataset[language];
if (font) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
  link.href = font;
  document.head.append(link);
}

// The shop's code comes meanwhile, but running it would hold up what can be read already. A page that nobody sees never paints.
const entry = document.currentScript?.dataset.entry;
if (entry) {
  const run = () => void import(/* @vite-ignore */ entry);
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
