import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import type { Config, ShopSettings } from '../../../config.ts';
import { readBrand } from '../../brand.ts';
import type { PageHead } from '../../page-preview.ts';
import { supportUrlOf } from '../../shop/shop-settings.ts';
import { type Asset, asset } from './assets.ts';
import { type ConsoleSignIn, drawnSignIn, type OwnerSetup } from './console-sign-in.ts';
import { type FirstPages, firstPage, type PageTexts } from './first-pages.ts';
import { consoleHeaders, pageHeaders } from './headers.ts';
import { inlineHashesOf } from './inline-hashes.ts';
import type { MediaScript } from './media-script.ts';

type PageConfig = Pick<Config, 'cookieDomain' | 'shop' | 'google'>;

export interface Page {
  readonly page: Asset;
  readonly headers: Readonly<Record<string, string>>;
}

/** The page of the shop in one language. */
interface ShopPage {
  /** Before personalization, and personalized for a visitor. */
  readonly template: string;
  readonly html: string;
  /** Without and with the operator's script. */
  readonly plain: Page;
  readonly shop: Page;
}

/** Everything that depends on the brand, built together so that a page never names a missing file. */
export interface RenderedPages {
  readonly files: ReadonlyMap<string, Asset>;
  /** Pictures drawn at their first request. */
  readonly drawn: ReadonlyMap<string, () => Promise<Asset>>;
  readonly shop: Readonly<Record<Language, ShopPage>>;
  readonly console: Page | undefined;
  /** The page of the shop with another head. */
  withHead(head: PageHead): Promise<Page>;
  /** A page that the build has drawn, with these texts. */
  firstPage(path: string, language: Language, texts: PageTexts): Page | undefined;
  /** The page of the console with sign-in as the build has drawn it. */
  signIn(language: Language, texts: PageTexts, setup: OwnerSetup): Page | undefined;
}

interface Sources {
  readonly page: Asset;
  readonly consolePage: Asset | undefined;
  readonly script: MediaScript | undefined;
  readonly firstPages: FirstPages | undefined;
  readonly signIn: ConsoleSignIn | undefined;
  readonly personalize: (html: string, tokenHash: Buffer | undefined) => Promise<string>;
}

/** Pages with their own head that are kept, in every compressed form. */
const HEADS_MAX = 200;

/** Builds the pages for the current settings of the shop. */
export async function renderPages(
  config: PageConfig,
  { page, consolePage, script, firstPages, signIn, personalize }: Sources,
): Promise<RenderedPages> {
  const settings = config.shop();
  const { publicUrl } = settings.connections;
  const brand = await readBrand(settings, publicUrl);
  const built = page.identity.toString('utf8');
  const inline = inlineHashesOf(built);
  const source = injectConfig(built, config, settings);
  const headers = pageHeaders(publicUrl, { scriptPath: script?.path, inline });
  const pageOf = (html: string, own = headers): Page => ({
    page: asset('.html', Buffer.from(withScript(html, script)), false),
    headers: own,
  });
  const shopPage = async (language: Language): Promise<ShopPage> => {
    const template = brand.render(source, { language });
    const html = await personalize(template, undefined);
    const plain = {
      page: asset('.html', Buffer.from(html), false),
      headers: pageHeaders(publicUrl, { inline }),
    };
    return { template, html, plain, shop: script ? pageOf(html) : plain };
  };
  const inLanguages = await Promise.all(
    LANGUAGES.map(async (language) => [language, await shopPage(language)] as const),
  );
  const consoleHtml =
    consolePage &&
    brand.render(injectConfig(consolePage.identity.toString('utf8'), config, settings), {
      language: 'en',
    });
  const consolePageOf = (html: string): Page => ({
    page: asset('.html', Buffer.from(html), false),
    headers: consoleHeaders(publicUrl, inlineHashesOf(html)),
  });
  const heads = new Map<string, Promise<Page>>();
  // The cast is safe: there is an entry for each language.
  const shop = Object.fromEntries(inLanguages) as Record<Language, ShopPage>;
  const drawnPages = new Map<
    string,
    { readonly texts: PageTexts; readonly page: Page | undefined }
  >();
  /** Draws again when the texts have changed. */
  const drawOnce = (key: string, texts: PageTexts, drawNow: () => Page | undefined) => {
    const known = drawnPages.get(key);
    if (known?.texts === texts) return known.page;
    const drawn = drawNow();
    drawnPages.set(key, { texts, page: drawn });
    return drawn;
  };
  const draw = (path: string, language: Language, texts: PageTexts): Page | undefined => {
    const html =
      firstPages &&
      firstPage(
        firstPages,
        { path, language, html: shop[language].html },
        { ...settings, google: config.google !== undefined, texts, year: new Date().getFullYear() },
      );
    if (html === undefined) return undefined;
    return pageOf(
      html,
      pageHeaders(publicUrl, { scriptPath: script?.path, inline: inlineHashesOf(html) }),
    );
  };
  return {
    files: new Map(
      brand.files.map(({ path, extension, bytes }) => [
        path,
        asset(extension, bytes, path.startsWith('/assets/'), true),
      ]),
    ),
    drawn: new Map(
      brand.drawn.map(({ path, draw }) => {
        let drawing: Promise<Asset> | undefined;
        return [
          path,
          () => {
            drawing ??= draw().then((bytes) => asset('.png', bytes, true, true));
            return drawing;
          },
        ];
      }),
    ),
    shop,
    console: consoleHtml === undefined ? undefined : consolePageOf(consoleHtml),
    firstPage: (path, language, texts) =>
      drawOnce(`${path} ${language}`, texts, () => draw(path, language, texts)),
    signIn: (language, texts, setup) =>
      drawOnce(`console ${language} ${JSON.stringify(setup)}`, texts, () => {
        const html =
          signIn &&
          consoleHtml &&
          drawnSignIn(signIn, { html: consoleHtml, language }, { ...settings, setup, texts });
        return html === undefined ? undefined : consolePageOf(html);
      }),
    withHead(head) {
      const key = JSON.stringify(head);
      const known = heads.get(key);
      if (known) return known;
      const made = personalize(brand.render(source, head), undefined).then(pageOf);
      made.catch(() => heads.delete(key));
      heads.set(key, made);
      const [oldest] = heads.keys();
      if (heads.size > HEADS_MAX && oldest !== undefined) heads.delete(oldest);
      return made;
    },
  };
}

/** The page with the operator's script. */
export function withScript(html: string, script: MediaScript | undefined): string {
  return script ? html.replace('</head>', () => `${script.tag}</head>`) : html;
}

/** Settings that the page needs before its first request, in a meta tag that needs no exception in the policy. */
function injectConfig(html: string, config: PageConfig, shop: ShopSettings): string {
  const settings = JSON.stringify({
    apiBase: '',
    cookieDomain: config.cookieDomain ?? null,
    brandName: shop.brandName,
    brandNameRu: shop.brandNameRu ?? null,
    supportUrl: supportUrlOf(shop) ?? null,
    google: config.google !== undefined,
    telegram: config.shop().connections.telegram !== undefined,
    mail: config.shop().connections.mail !== undefined,
    publicCatalogue: shop.publicCatalogue,
    closed: !shop.isOpen,
    shownCurrency: shop.shownCurrency,
  });
  const content = settings
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  const tag = `<meta name="sesame:config" content="${content}">`;
  // A replacement function, because `$&` in a brand name would be interpreted in a replacement string.
  return html
    .replace(/<html[^>]*/, (start) => `${start} data-language="${shop.defaultLanguage}"`)
    .replace(/<head[^>]*>/i, (head) => `${head}${tag}`);
}
