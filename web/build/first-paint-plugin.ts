import { join } from 'node:path';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { type BuildOptions, build, type Plugin, type Rolldown } from 'vite';
import { announcementClasses } from '../src/shell/announcement/announcement-classes.ts';
import { styleOfClasses } from './style-of-classes.ts';

const SOURCE = 'src/first-paint.ts';
const STYLE = 'src/styles/first-paint.css';
/** The link to the shop's style sheet, as Vite writes it. */
const SHEET = /<link rel="stylesheet" crossorigin href="[^"]+">\s*/;
const DEV_ADDRESS = '/first-paint.js';
/** The dashboard's first modules, besides the entry. */
const DASHBOARD = ['src/app/shop-layout.tsx', 'src/app/dashboard-route.tsx'];
/** The console's first modules, besides the entry: without and with an operator who is signed in. */
const SIGN_IN = ['src/console/app/sign-in/sign-in-screen.tsx'];
const OVERVIEW = ['src/console/features/overview/overview-screen.tsx'];
/**
 * The script tag of the shop's code, as Vite writes it. It is fetched at once but executed only after the first paint.
 */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
const DEV_TAG = `<script src="${DEV_ADDRESS}"></script>`;

/**
 * Adds the script that runs before the first paint, and in the shop the style of that paint, to the page itself: on a
 * slow connection each further file would delay it by a round trip. The server lets both through the content policy by
 * their hashes. The shop's style sheet follows after the markup, so that it does not delay the paint either. The fonts
 * are preloaded here too: Latin always, Cyrillic by the script when the page is in Russian.
 */
export function firstPaint(): Plugin {
  let root = '';
  let script = '';
  let style = '';
  return {
    name: 'first-paint',
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, (_request, response, next) => {
        bundle(root).then((code) => {
          response.setHeader('Content-Type', 'text/javascript').end(code);
        }, next);
      });
    },
    async generateBundle() {
      [script, style] = await Promise.all([bundle(root), bundleStyle(root)]);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle: built, filename }) {
        const isShop = filename === join(root, 'index.html');
        // Before the title: after the tags it changes, and before slow resources.
        const page = built ? html.replace(ENTRY, '') : html;
        const begun = page.replace(
          '<title>',
          (title) => `${built ? tags(built, entryOf(html), isShop) : DEV_TAG}${title}`,
        );
        if (!isShop) return begun;
        const place = announcementPlace(built ? await announcementStyle(root) : '');
        const filled = begun.replace(
          '<!--waiting-->',
          (tag) => `${tag}${place}${shape()}${shell()}`,
        );
        return built ? withStyle(filled) : filled;
      },
    },
  };

  function tags(built: Rolldown.OutputBundle, entry: string, isShop: boolean): string {
    const names = Object.keys(built);
    const codeOfAll = (sources: readonly string[]) =>
      [...new Set(sources.flatMap((source) => codeOf(built, join(root, source))))]
        .map((name) => `/${name}`)
        .join(' ');
    const code = isShop
      ? `data-dashboard="${codeOfAll(DASHBOARD)}"`
      : `data-sign-in="${codeOfAll(SIGN_IN)}" data-overview="${codeOfAll(OVERVIEW)}"`;
    const latin = addressOf(names, 'geist-latin-wght-normal');
    const cyrillic = addressOf(names, 'geist-cyrillic-wght-normal');
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${latin}">
    <link rel="modulepreload" crossorigin href="${entry}">
    <script data-entry="${entry}" data-ru="${cyrillic}" ${code}>${script}</script>
    `;
  }

  function withStyle(html: string): string {
    const sheet = SHEET.exec(html)?.[0];
    if (sheet === undefined) throw new Error('The page has no style sheet');
    return html
      .replace(sheet, '')
      .replace('<title>', (title) => `<style id="first-paint">${style}</style>${title}`)
      .replace('</body>', (end) => `${sheet.trim()}${end}`);
  }
}

/** The place of the announcement with its style, which the server fills (`announcement-in-page.ts`) or removes. */
function announcementPlace(ownStyle: string): string {
  const tag = ownStyle && `<style>${ownStyle}</style>`;
  return `<!--announcement-->${tag}${announcement()}<!--/announcement-->`;
}

function announcementStyle(root: string): Promise<string> {
  // The values of the colors are in the style of the first paint; here their names.
  const rest = '@import "./fonts.css";\n@reference "./tokens.css";';
  return styleOfClasses(root, { html: [announcement()], rest });
}

/** Markup of the announcement on the dashboard, in each language; the server fills in the texts for the buyer. */
function announcement(): string {
  const { banner, texts: textsClass, title, description } = announcementClasses;
  const views = Object.keys(texts).map(
    (language) =>
      `<div class="first-view-${language}"><section class="${banner}"><div class="${textsClass}"><h2 class="${title}">{{title-${language}}}</h2><div class="${description}">{{description-${language}}}</div>{{action-place}}</div></section></div>`,
  );
  return `<div class="first-view" aria-hidden="true" inert><div class="first-view-bar"></div><div class="page">${views.join('')}<div class="screen-shape"></div></div></div>`;
}

/** The shape of a signed-in page; the screen's own skeleton takes its place. */
function shape(): string {
  return '<div class="first-shape" aria-hidden="true"><div class="first-view-bar"></div><div class="page"><div class="screen-shape"></div></div></div>';
}

/** The texts of the visitors' first pages, drawn before the page's script has loaded; hidden from screen readers. */
function shell(): string {
  const views = Object.entries(texts).flatMap(([language, text]) => [
    view(`login-${language}`, text.signInHeading, text.signInLead),
    view(`register-${language}`, text.registerHeading, text.registerLead),
  ]);
  return `<div class="shell" aria-hidden="true">${views.join('')}</div>`;
}

function view(name: string, heading: string, lead: string): string {
  return `<div class="shell-${name}"><h1 class="type-display">${escapeHtml(heading)}</h1><p>${escapeHtml(lead)}</p></div>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The files of a lazily loaded module and its imports, without those of the entry, which the page already names. */
function codeOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!first) throw new Error(`${module} has no separate chunk`);
  const there = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports));
  return withImports(first).filter((name) => !there.has(name));

  function withImports({ fileName }: Rolldown.OutputChunk): string[] {
    const names = new Set([fileName]);
    for (const name of names) {
      const file = bundle[name];
      if (file?.type === 'chunk') for (const imported of file.imports) names.add(imported);
    }
    return [...names];
  }
}

function entryOf(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry) throw new Error('The page has no entry');
  return entry;
}

function addressOf(names: readonly string[], font: string): string {
  const name = names.find((known) => known.includes(`/${font}`) && known.endsWith('.woff2'));
  if (!name) throw new Error(`The font ${font} is not in the bundle`);
  return `/${name}`;
}

/** Bundles the script with all its imports into one scope. */
async function bundle(root: string): Promise<string> {
  const chunk = await firstOutput(root, {
    lib: { entry: SOURCE, formats: ['iife'], name: 'firstPaint' },
  });
  if (chunk?.type !== 'chunk') throw new Error(`${SOURCE} was not built`);
  return inTag(chunk.code);
}

async function bundleStyle(root: string): Promise<string> {
  const sheet = await firstOutput(root, { rolldownOptions: { input: join(root, STYLE) } });
  if (sheet?.type !== 'asset') throw new Error(`${STYLE} was not built`);
  // The theme of Tailwind CSS, which browsers do not know.
  return inTag(String(sheet.source).replace(/@theme inline\s*\{[^}]*\}/, ''));
}

async function firstOutput(root: string, options: BuildOptions) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, emptyOutDir: false, ...options },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((one) => ('output' in one ? one.output : []))[0];
}

/** Code as the content of its tag, which it must not end. */
function inTag(code: string): string {
  if (/<\/|<!--/.test(code)) throw new Error('The code of the first paint would end its tag');
  return code.trim();
}
