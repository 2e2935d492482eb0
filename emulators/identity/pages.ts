import type { Language } from '../kit/page/choose-language.ts';
import { type Html, html } from '../kit/page/html.ts';
import { htmlDocument } from '../kit/page/html-document.ts';
import type { IdentityTexts } from './page-texts.ts';
import { demoPeople } from './people.ts';
import type { Person } from './person.ts';

export interface PageFrame {
  readonly language: Language;
  readonly texts: IdentityTexts;
  /** Changes when the style sheet changes. */
  readonly styleUrl: string;
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='9' fill='%23127a5b'/%3E%3Cpath d='M16 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM7 26c0-5 4-8 9-8s9 3 9 8z' fill='%23fff'/%3E%3C/svg%3E";
const MARK = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9"/><path d="M16 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM7 26c0-5 4-8 9-8s9 3 9 8z"/></svg>`;

/** The page for choosing a person. Plain forms, so it works without scripts. */
export function choosePage(
  frame: PageFrame,
  { uid, shop, wrongEmail }: { uid: string; shop: string; wrongEmail?: string },
): string {
  const { texts } = frame;
  const isWrong = wrongEmail !== undefined;
  return layout(
    frame,
    texts.choose,
    html`
<section class="panel">
<h1>${texts.choose}</h1>
<p class="quiet">${texts.chooseHint.replace('{shop}', () => shop)}</p>
<form method="post" action="/choose/${uid}">
<ul class="people">${demoPeople.map((person) => row(texts, person))}</ul>
</form>
<details ${isWrong && html`open`}>
<summary>${texts.another}</summary>
<form method="post" action="/choose/${uid}">
<label for="email">${texts.email}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="off" value="${wrongEmail ?? ''}"
 aria-describedby="hint" ${isWrong && html`aria-invalid="true"`}>
<p class="fine" id="hint">${isWrong ? html`<strong>${texts.emailWrong}</strong>` : texts.emailHint}</p>
<button class="button primary">${texts.continue}</button>
</form>
</details>
<form method="post" action="/choose/${uid}">
<button class="button" name="cancel" value="1">${texts.cancel}</button>
</form>
</section>`,
  );
}

export function messagePage(frame: PageFrame, title: string, text: string): string {
  const main = html`<section class="panel"><h1>${title}</h1><p class="quiet">${text}</p></section>`;
  return layout(frame, title, main);
}

function row(texts: IdentityTexts, person: Person): Html {
  const note = noteOf(texts, person);
  return html`<li><button name="sub" value="${person.sub}">
<span class="initial" aria-hidden="true">${person.given_name.slice(0, 1)}</span>
<span class="who"><b>${person.name}</b><small>${person.email}</small>${note !== undefined && html`<span class="note">${note}</span>`}</span>
</button></li>`;
}

function noteOf(texts: IdentityTexts, { email, email_verified, hd }: Person): string | undefined {
  if (!email_verified) return texts.unverified;
  if (hd !== undefined) return texts.workspace.replace('{domain}', () => hd);
  return email.endsWith('@gmail.com') ? undefined : texts.otherMailbox;
}

function layout({ language, texts, styleUrl }: PageFrame, title: string, main: Html): string {
  return htmlDocument(
    { language, title: `${title} · ${texts.brand}`, icon: ICON, styleUrl },
    html`<body>
<header>
<span class="brand">${MARK}<span>${texts.brand}</span></span>
<span class="badge">${texts.testMode}</span>
</header>
<main>${main}</main>
</body>`,
  );
}
