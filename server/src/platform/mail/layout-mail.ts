import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Seller } from '../../config.ts';
import { accentHex, hasMailLogo, MAIL_LOGO_PATH } from '../brand.ts';
import type { Platform } from '../platform.ts';
import { brandNameIn } from '../shop/shop-settings.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail, MailQueue } from './mail.ts';
import type { NotificationTexts } from './notification-texts.ts';

/** The parts of every mail that concern the shop. */
export interface MailShop {
  readonly brandName: string;
  /** Set when the name differs in Russian. */
  readonly brandNameRu: string | undefined;
  /** Without a trailing slash; the only host that links in a mail may have. */
  readonly publicUrl: string;
  /** Where to get help: a mail address or a page. */
  readonly support: string | undefined;
  readonly seller: Seller;
  /** Color of the button, as hex. */
  readonly accent: string;
  /** Whether the shop has a logo that mail clients can render. */
  readonly hasLogo: boolean;
  readonly t: NotificationTexts['mail'];
}

export interface MailLink {
  readonly label: string;
  readonly path: string;
}

/** Plain text; nothing here is HTML. */
export interface MailContent {
  readonly subject: string;
  readonly lead: string;
  /** Facts in two columns. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** `path` begins with a slash and is opened on the shop. */
  readonly button?: { readonly label: string; readonly path: string };
  /** A secondary link below the button. */
  readonly link?: MailLink;
  /** Another one, below it. */
  readonly secondLink?: MailLink | undefined;
  readonly note?: string;
  /** Its address was entered by another person, and may have no account here. */
  readonly toAnyone?: true;
}

export function shopOf({
  config,
  publicUrl,
  mail,
}: Pick<Platform, 'config' | 'publicUrl'> & {
  readonly mail: Pick<MailQueue, 'texts'>;
}): MailShop {
  const shop = config.shop();
  return {
    brandName: shop.brandName,
    brandNameRu: shop.brandNameRu,
    publicUrl: publicUrl(),
    support: shop.supportEmail ?? shop.helpUrl,
    seller: shop.seller,
    accent: accentHex(shop),
    hasLogo: hasMailLogo(shop),
    t: mail.texts.mail,
  };
}

/** Renders a mail as HTML and as text. Values are escaped, so nothing written by a person becomes markup. */
export function layoutMail(shop: MailShop, language: Language, content: MailContent): Mail {
  const { name, address, taxId } = shop.seller;
  const taxLine = taxId && `${shop.t(language, 'documentTaxId')} ${taxId}`;
  const seller = [name, address, taxLine].filter((part) => part).join(', ');
  const footer = [
    ...(content.toAnyone
      ? []
      : [shop.t(language, 'footer', { brand: brandNameIn(shop, language) })]),
    ...(shop.support === undefined ? [] : [shop.t(language, 'footerHelp', { url: shop.support })]),
    ...(seller === '' ? [] : [seller]),
  ];
  const url = content.button && `${shop.publicUrl}${content.button.path}`;
  const parts = { shop, language, content, footer, url };
  return { subject: oneLine(content.subject), html: asHtml(parts), text: asText(parts) };
}

interface Parts {
  readonly shop: MailShop;
  readonly language: Language;
  readonly content: MailContent;
  readonly footer: readonly string[];
  readonly url: string | undefined;
}

function asText({ shop, language, content, footer, url }: Parts): string {
  const { subject, lead, rows = [], button, note } = content;
  const blocks = [
    brandNameIn(shop, language),
    subject,
    lead,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button && `${button.label}:\n${url}`,
    ...linksOf(content).map(({ label, path }) => `${label}:\n${shop.publicUrl}${path}`),
    note,
    `--\n${footer.join('\n')}`,
  ];
  return `${blocks.filter((block) => block).join('\n\n')}\n`;
}

// Inline styles, because many mail clients drop style sheets; the sheet only adds the dark colors where supported.
function asHtml({ shop, language, content, footer, url }: Parts): string {
  const { subject, lead, rows = [], button, note } = content;
  const openManually = shop.t(language, 'openManually');
  const safeUrl = escapeHtml(url ?? '');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #141311 !important; color: #f0efec !important; }
  .card { background: #1f1d1a !important; border-color: #35322d !important; }
  .quiet { color: #a5a29c !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:32px 16px;background:#f9f9f8;color:#1b1915;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 16px;font-weight:600">${shop.hasLogo ? logoAsHtml(shop) : ''}${escapeHtml(brandNameIn(shop, language))}</p>
<div class="card" style="padding:28px 24px;background:#ffffff;border:1px solid #e5e4e1;border-radius:16px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
<p style="margin:0 0 20px">${escapeHtml(lead)}</p>
${rows.map(rowAsHtml).join('\n')}
${
  button === undefined
    ? ''
    : `<p style="margin:24px 0"><a href="${safeUrl}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:${shop.accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p class="quiet" style="margin:0 0 20px;font-size:13px;color:#6a6762;overflow-wrap:anywhere">${escapeHtml(openManually)}<br>${safeUrl}</p>`
}
${linksOf(content)
  .map((link) => linkAsHtml(shop, link))
  .join('\n')}
${note === undefined ? '' : `<p class="quiet" style="margin:0;font-size:14px;color:#6a6762">${escapeHtml(note)}</p>`}
</div>
<p class="quiet" style="margin:16px 0 0;font-size:13px;color:#6a6762">${footer.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;
}

const linksOf = ({ link, secondLink }: MailContent): readonly MailLink[] =>
  [link, secondLink].filter((one) => one !== undefined);

function linkAsHtml({ publicUrl }: MailShop, { label, path }: MailLink): string {
  const url = escapeHtml(`${publicUrl}${path}`);
  return `<p style="margin:0 0 20px;font-size:14px;overflow-wrap:anywhere">${escapeHtml(label)}:<br><a href="${url}" style="color:inherit">${url}</a></p>`;
}

function logoAsHtml({ publicUrl }: MailShop): string {
  return `<img src="${publicUrl}${MAIL_LOGO_PATH}" width="28" height="28" alt="" style="vertical-align:middle;margin-right:9px">`;
}

function rowAsHtml([label, value]: readonly [string, string]): string {
  return `<p style="margin:0 0 6px"><span class="quiet" style="color:#6a6762">${escapeHtml(label)}:</span> <span style="white-space:pre-line">${escapeHtml(value)}</span></p>`;
}

/** Collapses whitespace: a line break in a subject must not begin another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
