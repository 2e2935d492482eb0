/**
 * Writes the markup of the first pages as JSON: `node draw.ts <bundle of entry.tsx> <file>`. A separate process, because the
 * screens need a window, and the build must not have one.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import { JSDOM } from 'jsdom';

/** A page as the server sends it, by what it depends on. */
export interface FirstPage {
  readonly path: '/login' | '/register' | '/forgot-password';
  readonly language: Language;
  readonly google: boolean;
  readonly publicCatalogue: boolean;
  readonly html: string;
}

const PATHS: readonly FirstPage['path'][] = ['/login', '/register', '/forgot-password'];
const NAMES = [
  ...['document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'],
  ...['Element', 'HTMLElement', 'HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement'],
  ...['Node', 'Event', 'CustomEvent', 'MutationObserver', 'addEventListener', 'dispatchEvent'],
];

const [bundle = '', target = ''] = process.argv.slice(2);
const { window } = new JSDOM('<!doctype html><head></head><body></body>', {
  url: 'http://shop.example/',
});
window.matchMedia = (media) =>
  Object.assign(new window.EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
Object.defineProperty(globalThis, 'window', { value: window });
for (const name of NAMES) {
  Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true });
}
// Effects belong to the living page.
Object.defineProperty(globalThis, 'requestAnimationFrame', { value: () => 0 });

const pages: FirstPage[] = [];
for (const google of [false, true]) {
  for (const publicCatalogue of [false, true]) {
    setConfig({ brandName: '{{brand}}', google, publicCatalogue, mail: true });
    // The settings are read when the modules are loaded.
    const { draw } = await import(`${pathToFileURL(bundle).href}?${google}${publicCatalogue}`);
    for (const path of PATHS) {
      for (const language of LANGUAGES) {
        const root = window.document.createElement('div');
        window.document.body.replaceChildren(root);
        draw(root, { path, language });
        const html = root.innerHTML.replace(`© ${new Date().getFullYear()}`, '© {{year}}');
        pages.push({ path, language, google, publicCatalogue, html });
      }
    }
  }
}
writeFileSync(target, JSON.stringify(pages));
process.exit(0);

function setConfig(settings: Readonly<Record<string, unknown>>): void {
  const tag = window.document.createElement('meta');
  tag.name = 'sesame:config';
  tag.content = JSON.stringify(settings);
  window.document.head.replaceChildren(tag);
}
