import { html } from './html.ts';
import { formatMoment, formatMoney } from './page-format.ts';
import { type PageFrame, pageLayout } from './page-layout.ts';

/** One line of the list. */
export interface ListedPayment {
  readonly id: string;
  readonly description: string;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly amountMinor: number;
  readonly currency: string;
  /** In words of the reader. */
  readonly stateText: string;
}

/** An emulator's front page: the newest payments, each a link to its page. */
export function indexPage(
  frame: PageFrame,
  texts: { recent: string; recentHint: string; noPayments: string },
  payments: readonly ListedPayment[],
): string {
  const { language } = frame;
  const rows = payments.map(
    (payment) => html`<li><a href="/pay/${encodeURIComponent(payment.id)}">
<span class="what"><b>${payment.description}</b><small>${formatMoment(language, payment.createdAt)}</small></span>
<span class="sum"><b>${formatMoney(language, payment.amountMinor, payment.currency)}</b><small>${payment.stateText}</small></span>
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
