import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { chooseLanguage } from '../kit/page/choose-language.ts';
import { html } from '../kit/page/html.ts';
import { pageLayout } from '../kit/page/page-layout.ts';
import { isForeignForm, preparePages } from '../kit/page/page-style.ts';
import { Refusal } from '../kit/refusal.ts';
import { accessModes } from './accesses.ts';
import { pageTexts } from './page-texts.ts';
import type { RunningAccess } from './running-access.ts';

const SHOWN = 50;
const MARK = html`<path d="M20 6a7 7 0 0 0-6.700 9L6 22.300V26h4v-3h3v-3h3l1-1.300A7 7 0 1 0 20 6zm2 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"/>`;

const settingsForm = z.object({ mode: z.enum(accessModes), key: z.string() });

/** The page that lists what was given, and sets what is given next. */
export async function registerPages(
  app: FastifyInstance,
  access: Pick<RunningAccess, 'given' | 'settings' | 'setSettings'>,
) {
  const styleUrl = await preparePages(app);

  async function page(acceptLanguage: string | undefined): Promise<string> {
    const language = chooseLanguage(acceptLanguage);
    const texts = pageTexts[language];
    const { mode: now, signingKey } = access.settings();
    const rows = access
      .given()
      .slice(-SHOWN)
      .reverse()
      .map(
        ({ request, answer }) => html`<li><span class="what"><b>${request.product}</b>
<small>${Object.values(answer).join(' · ')}</small></span></li>`,
      );
    const options = accessModes.map(
      (one) =>
        html`<option value="${one}"${one === now && html` selected`}>${texts.mode[one]}</option>`,
    );
    return pageLayout(
      { language, brand: texts.brand, badge: texts.badge, mark: MARK, styleUrl },
      {
        title: texts.title,
        main: html`
<section class="panel">
<h1>${texts.title}</h1>
<p class="quiet">${texts.hint}</p>
</section>
<section class="panel">
<form method="post" action="/settings">
<label class="sum-field"><span>${texts.modeLabel}</span><select name="mode">${options}</select></label>
<label class="sum-field"><span>${texts.key}</span><input name="key" value="${signingKey ?? ''}" autocomplete="off" spellcheck="false"></label>
<button class="button primary">${texts.save}</button>
</form>
</section>
<section class="panel">
<h2>${texts.given}</h2>
${rows.length > 0 ? html`<ul class="payments">${rows}</ul>` : html`<p class="empty">${texts.none}</p>`}
</section>`,
      },
    );
  }

  for (const path of ['/', '/access']) {
    app.get(path, (request) => page(request.headers['accept-language']));
  }
  app.post('/settings', async (request, reply) => {
    if (isForeignForm(request)) throw new Refusal(403, 'The form is of another page');
    const { mode: what, key } = settingsForm.parse(request.body);
    access.setSettings({ mode: what, signingKey: key.trim() || undefined });
    return reply.redirect('/', 303);
  });
}
