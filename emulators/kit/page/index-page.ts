import { html } from './html.ts';
import { formatDateTime, formatMoney } from './page-format.ts';
import { type PageFrame, pageLayout } from './page-layout.ts';

/** One row of the list. */
export interface ListedPayment {
  readonly id: string;
  readonly description: string;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly amountMinor: number;
  readonly currency: string;
  /** In the reader's language. */
  readonly stateText: string;
}

/** The front page of an emulator: the newest payments with links to their pages. */
export function indexPage(
  frame: PageFrame,
  texts: { recent: string; recentHint: string; noPayments: string },
  payments: readonly ListedPayment[],
): string {
  const { language } = frame;
  const rows = payments.map(
    (payment) => html`<li><a href="/pay/${encodeURIComponent(payment.id)}">
<span class="what"><b>${payment.description}</b><small>${formatDateTime(language, payment.createdAt)}</small></span>
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
