import type { Language } from '../kit/page/choose-language.ts';
import { type Html, html } from '../kit/page/html.ts';
import { htmlDocument } from '../kit/page/html-document.ts';
import type { ReceivedMail } from './mail.ts';
import type { MailboxTexts } from './page-texts.ts';

export interface PageFrame {
  readonly language: Language;
  readonly texts: MailboxTexts;
  /** Changes when the style sheet changes. */
  readonly styleUrl: string;
}

const REFRESH_S = 5;
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23a3470b'/%3E%3Cpath d='M6 10h20v13H6zm0 0 10 8 10-8' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E";

export function inboxPage(frame: PageFrame, mails: readonly ReceivedMail[]): string {
  const { texts } = frame;
  const rows = mails.map(
    (mail) => html`<li><a href="/mails/${mail.id}">
<b>${mail.subject}</b>
<small>${mail.to.join(', ')}</small>
<time datetime="${mail.received_at}">${shortTime(mail.received_at)}</time>
</a></li>`,
  );
  return layout(frame, {
    title: texts.inbox,
    refreshes: true,
    main: html`<h1>${texts.inbox}</h1>
<p class="quiet">${texts.inboxHint}</p>
${
  rows.length === 0
    ? html`<p class="empty">${texts.empty}</p>`
    : html`<ul class="mails">${rows}</ul>
<form method="post" action="/clear"><button>${texts.clear}</button></form>`
}`,
  });
}

export function mailPage(frame: PageFrame, mail: ReceivedMail): string {
  const { texts } = frame;
  const sender = mail.from_name === '' ? mail.from : `${mail.from_name} <${mail.from}>`;
  // The frame may only open links in a new tab: no scripts, no forms, no access to this page.
  const body =
    mail.html === ''
      ? html`<p class="empty">${texts.noHtml}</p>`
      : html`<iframe title="${mail.subject}" src="/mails/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return layout(frame, {
    title: mail.subject,
    main: html`<p><a href="/">← ${texts.back}</a></p>
<h1>${mail.subject}</h1>
<dl>
<dt>${texts.from}</dt><dd>${sender}</dd>
<dt>${texts.to}</dt><dd>${mail.to.join(', ')}</dd>
<dt>${texts.sentAt}</dt><dd>${mail.received_at.replace('T', ' ').slice(0, 19)} UTC</dd>
</dl>
${body}
<details><summary>${texts.asText}</summary><pre>${mail.text}</pre></details>`,
  });
}

export function missingPage(frame: PageFrame): string {
  return layout(frame, {
    title: frame.texts.mailbox,
    main: html`<h1>${frame.texts.missing}</h1>
<p><a href="/">← ${frame.texts.back}</a></p>`,
  });
}

/** The mail's document, with links that open next to the mailbox instead of in its frame. */
export function framedHtml(mail: ReceivedMail): string {
  const base = '<base target="_blank">';
  const head = /<head[^>]*>/i;
  return head.test(mail.html)
    ? mail.html.replace(head, (tag) => `${tag}${base}`)
    : `${base}${mail.html}`;
}

function layout(
  { language, texts, styleUrl }: PageFrame,
  { title, main, refreshes = false }: { title: string; main: Html; refreshes?: boolean },
): string {
  return htmlDocument(
    {
      language,
      title: `${title} · ${texts.mailbox}`,
      icon: ICON,
      styleUrl,
      refreshS: refreshes ? REFRESH_S : undefined,
    },
    html`<body>
<header><a href="/">${texts.mailbox}</a><span>${texts.testMode}</span></header>
<main>${main}</main>
</body>`,
  );
}

function shortTime(iso: string): string {
  return `${iso.slice(11, 19)} UTC`;
}
