import type { Language } from './choose-language.ts';
import { type Html, html } from './html.ts';
import { htmlDocument } from './html-document.ts';

/** The frame of every page of one emulator. */
export interface PageFrame {
  readonly language: Language;
  /** The name of the company: `Demo Bank`. */
  readonly brand: string;
  readonly badge: string;
  /** The icon beside the name: paths in a 32 × 32 box, painted white on the accent color. */
  readonly mark: Html;
  /** Changes when the style sheet changes. */
  readonly styleUrl: string;
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%233b5bdb'/%3E%3Cpath d='M6 13 16 7l10 6v2H6zm3 4h3v6H9zm5.500 0h3v6h-3zm5.500 0h3v6h-3zM7 24h18v2H7z' fill='%23fff'/%3E%3C/svg%3E";

/** The complete document around the main part of a page. */
export function pageLayout(
  { language, brand, badge, mark, styleUrl }: PageFrame,
  { title, main }: { title: string; main: Html },
): string {
  return htmlDocument(
    { language, title: `${title} · ${brand}`, icon: ICON, styleUrl },
    html`<body>
<header>
<a class="brand" href="/"><svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9"/>${mark}</svg><span>${brand}</span></a>
<span class="badge">${badge}</span>
</header>
<main>${main}</main>
</body>`,
  );
}

/** A page with only a message and, if possible, a way back. */
export function messagePage(
  frame: PageFrame,
  [title, text]: readonly [string, string],
  back?: { readonly url: string; readonly text: string },
): string {
  return pageLayout(frame, {
    title,
    main: html`
<section class="panel">
<h1>${title}</h1>
<p class="quiet">${text}</p>
${back && html`<a class="button primary" href="${back.url}">${back.text}</a>`}
</section>`,
  });
}
