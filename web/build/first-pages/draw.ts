/**
 * Writes what an entry draws as JSON: `node draw.ts <bundle of the entry> <file> <the settings of each drawing>`. A separate
 * process, because the screens need a window, and the build must not have one.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';

/** Settings of the shop that the server writes into the page. */
export type PageSettings = Readonly<Record<string, unknown>>;

const NAMES = [
  ...['document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'],
  ...['Element', 'HTMLElement', 'HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement'],
  ...['Node', 'Event', 'CustomEvent', 'MutationObserver', 'addEventListener', 'dispatchEvent'],
];

const [bundle = '', target = '', given = '[]'] = process.argv.slice(2);
// Trusted input, written by `drawPages`.
const variants = JSON.parse(given) as readonly PageSettings[];
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

const pages: unknown[] = [];
for (const [number, settings] of variants.entries()) {
  setConfig({ ...settings, brandName: '{{brand}}' });
  // The settings are read when the modules are loaded.
  const { draw } = await import(`${pathToFileURL(bundle).href}?${number}`);
  pages.push(...draw(settings));
}
writeFileSync(target, JSON.stringify(pages));
process.exit(0);

function setConfig(settings: PageSettings): void {
  const tag = window.document.createElement('meta');
  tag.name = 'sesame:config';
  tag.content = JSON.stringify(settings);
  window.document.head.replaceChildren(tag);
}
