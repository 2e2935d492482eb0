import type { Language } from './choose-language.ts';
import { type Html, html } from './html.ts';

export interface DocumentHead {
  readonly language: Language;
  readonly title: string;
  /** Changes when the style sheet changes. */
  readonly styleUrl: string;
  /** Address of the icon; none for a document in a frame. */
  readonly icon?: string;
  /** Seconds until the document reloads itself. */
  readonly refreshS?: number | undefined;
}

/** A complete HTML document around its body, without scripts. */
export function htmlDocument(
  { language, title, styleUrl, icon, refreshS }: DocumentHead,
  body: Html,
): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${refreshS !== undefined && html`<meta http-equiv="refresh" content="${refreshS}">`}
<title>${title}</title>
${icon !== undefined && html`<link rel="icon" href="${icon}">`}
<link rel="stylesheet" href="${styleUrl}">
</head>
${body}
</html>
`.text;
}
