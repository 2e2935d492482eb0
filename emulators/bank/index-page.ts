import { html } from './html.ts';
import { formatMoment, formatMoney } from './page-format.ts';
import { type PageFrame, pageLayout } from './page-layout.ts';
import type { Payment } from './payment.ts';

/** The bank's front page: the newest payments, each a link to its page. */
export function indexPage(frame: PageFrame, payments: readonly Payment[]): string {
  const { texts, language } = frame;
  const rows = payments.map(
    (payment) => html`<li><a href="/pay/${payment.id}">
<span class="what"><b>${payment.description}</b><small>${formatMoment(language, payment.createdAt)}</small></span>
<span class="sum"><b>${formatMoney(language, payment.amount, payment.currency)}</b><small>${texts.status[payment.status][0]}</small></span>
</a></li>`,
  );
  return pageLayout(frame, {
    title: texts.recent,
    main: html`
<section class="panel">
<h1>${texts.recent}</h1>
<p class="quiet">${texts.recentHint}</p>
${rows.length > 0 ? html`<ul class="payments">${rows}</ul>` : html`<p class="empty">${texts.noPayments}</p>`}
</section>`,
  });
}
