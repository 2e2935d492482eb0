import type { Language } from '../kit/page/choose-language.ts';
import { type Html, html } from '../kit/page/html.ts';
import { htmlDocument } from '../kit/page/html-document.ts';
import type { ChatButton, ChatMessage } from './chats.ts';
import type { TelegramTexts } from './page-texts.ts';
import type { Person } from './people.ts';

export interface PageFrame {
  readonly language: Language;
  readonly texts: TelegramTexts;
  /** Changes when the style sheet changes. */
  readonly styleUrl: string;
}

const REFRESH_S = 2;
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%231c6ea4'/%3E%3Cpath d='m6 16 20-8-4 17-6-5-4 4v-6l9-7-12 7z' fill='%23fff'/%3E%3C/svg%3E";

export interface ChatView {
  readonly bot: string;
  readonly person: Person;
  readonly people: readonly Person[];
  /** The payload that START sends after `/start`; undefined when the bot was already started. */
  readonly start: string | undefined;
  /** The message that the next one answers. */
  readonly answered: ChatMessage | undefined;
}

export function homePage(frame: PageFrame, bot: string): string {
  const { texts } = frame;
  return layout(frame, {
    title: texts.telegram,
    main: html`<h1>${texts.telegram}</h1>
<p class="quiet">${texts.hint}</p>
<p><a href="/${bot}">${texts.openChat}: @${bot}</a></p>`,
  });
}

export function chatPage(
  frame: PageFrame,
  { bot, person, people, start, answered }: ChatView,
): string {
  const { texts } = frame;
  const as = html`<input type="hidden" name="as" value="${person.id}">`;
  const others = people.filter(({ id }) => id !== person.id);
  // The messages refresh in a frame, so that text being typed here is not lost.
  return layout(frame, {
    title: `@${bot}`,
    main: html`<h1>@${bot}</h1>
<p class="quiet">${texts.youAre}: <b>${nameOf(person)}</b></p>
<iframe title="${texts.messages}" src="/${bot}/messages?as=${person.id}"></iframe>
${
  start === undefined
    ? html`<form class="line" method="post" action="/${bot}/send">${as}
${
  answered &&
  html`<input type="hidden" name="answer" value="${answered.message_id}">
<blockquote>${texts.answerTo}: ${answered.text.split('\n', 1)[0]}</blockquote>`
}
<label>${texts.message}<input name="text" required maxlength="4096" autocomplete="off"></label>
<button>${texts.send}</button></form>`
    : html`<form method="post" action="/${bot}/send">${as}
<input type="hidden" name="text" value="${`/start ${start}`.trim()}">
<p class="quiet">${texts.startHint}</p>
<button class="main">${texts.start}</button></form>`
}
${person.blocked && html`<p role="status">${texts.blocked}</p>`}
<form method="post" action="/${bot}/block">${as}
<input type="hidden" name="blocked" value="${String(!person.blocked)}">
<button>${person.blocked ? texts.unblock : texts.block}</button></form>
<details><summary>${texts.newPerson}</summary>
<ul>${others.map(
      (other) => html`<li>${nameOf(other)}
<a href="/${bot}?as=${other.id}${start === undefined ? '' : `&start=${encodeURIComponent(start)}`}">${texts.switchTo}</a></li>`,
    )}</ul>
<form class="line" method="post" action="/${bot}/people">
<input type="hidden" name="start" value="${start ?? ''}">
<label>${texts.firstName}<input name="first_name" required maxlength="64" autocomplete="off"></label>
<label>${texts.lastName}<input name="last_name" maxlength="64" autocomplete="off"></label>
<button>${texts.add}</button></form>
</details>`,
  });
}

/** Newest first in the document; the style reverses the order, so that the frame is scrolled to the newest. */
export function messagesPage(
  frame: PageFrame,
  {
    messages,
    address,
    person,
  }: { messages: readonly ChatMessage[]; address: string; person: Person },
): string {
  const { language, texts, styleUrl } = frame;
  const rows = messages.map(
    ({ message_id: id, from, text, sent_at, buttons }) => html`<li class="${from}"><p>${text}</p>
${buttons.map(
  (row) =>
    html`<div class="line">${row.map((button) => buttonOf(button, { id, address, person }))}</div>`,
)}
<time datetime="${sent_at}">${sent_at.slice(11, 16)}</time>
${from === 'bot' && html`<a target="_top" href="${address}?as=${person.id}&answer=${id}">${texts.answer}</a>`}</li>`,
  );
  return htmlDocument(
    { language, title: texts.messages, styleUrl, refreshS: REFRESH_S },
    html`<body class="messages">
${rows.length === 0 ? html`<p class="quiet">${texts.noMessages}</p>` : html`<ol>${rows.toReversed()}</ol>`}
</body>`,
  );
}

function buttonOf(
  button: ChatButton,
  { id, address, person }: { id: number; address: string; person: Person },
): Html {
  if ('url' in button) return html`<a target="_top" href="${button.url}">${button.text}</a>`;
  return html`<form method="post" action="${address}/press">
<input type="hidden" name="as" value="${person.id}"><input type="hidden" name="message" value="${id}">
<button name="data" value="${button.callback_data}">${button.text}</button></form>`;
}

export function missingPage(frame: PageFrame): string {
  return layout(frame, {
    title: frame.texts.telegram,
    main: html`<h1>${frame.texts.missing}</h1>`,
  });
}

function nameOf({ first_name, last_name }: Person): string {
  return last_name ? `${first_name} ${last_name}` : first_name;
}

function layout(
  { language, texts, styleUrl }: PageFrame,
  { title, main }: { title: string; main: Html },
): string {
  return htmlDocument(
    { language, title: `${title} · ${texts.telegram}`, icon: ICON, styleUrl },
    html`<body>
<header><a href="/">${texts.telegram}</a><span>${texts.testMode}</span></header>
<main>${main}</main>
</body>`,
  );
}
