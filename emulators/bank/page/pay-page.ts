import { type Html, html } from '../../kit/page/html.ts';
import { formatDateTime, formatMoney } from '../../kit/page/page-format.ts';
import { type PageFrame, pageLayout } from '../../kit/page/page-layout.ts';
import { deliveryList } from '../../kit/page/pay-page.ts';
import type { Delivery } from '../../kit/webhook-sender.ts';
import { ALLOWED_FROM } from '../payments/outcomes.ts';
import { MERCHANT, type Payment } from '../payments/payment.ts';
import type { PageTexts } from './page-texts.ts';

type Scenario = keyof PageTexts['scenario'];

const SCENARIO_GROUPS: Record<keyof PageTexts['groups'], readonly Scenario[]> = {
  time: ['expire', 'approve_late'],
  webhooks: [
    'approve_twice',
    'approve_reordered',
    'approve_bad_signature',
    'approve_silently',
    'approve_timeout',
  ],
  money: ['approve_wrong_amount', 'approve_wrong_currency'],
  after: ['refund', 'partial_refund', 'dispute'],
};

/** The bank's page frame and texts. */
export interface BankPage {
  readonly frame: PageFrame;
  readonly texts: PageTexts;
}

export interface PayPageInput {
  readonly payment: Payment;
  readonly deliveries: readonly Delivery[];
}

/** The checkout page of a payment: choices while it is open, its state afterwards. */
export function payPage(page: BankPage, input: PayPageInput): string {
  const { frame, texts } = page;
  const { language } = frame;
  const { payment } = input;
  const open = payment.status === 'open';
  const amount = formatMoney(language, payment.amount, payment.currency);
  return pageLayout(frame, {
    title: `${amount} · ${MERCHANT}`,
    main: html`
<section class="panel">
<p class="quiet">${texts.payTo} <strong>${MERCHANT}</strong></p>
<h1 class="amount">${amount}</h1>
<p class="description">${payment.description}</p>
${open ? decision(page, payment) : state(page, payment)}
</section>
${scenarios(texts, payment)}
${deliveryList(texts, input.deliveries)}
<p class="fine">${texts.order} <code>${payment.orderId}</code></p>`,
  });
}

function decision({ texts, frame: { language } }: BankPage, payment: Payment): Html {
  return html`
<div class="card" aria-hidden="true">
<span class="chip"></span>
<span class="number">4242 4242 4242 4242</span>
<span class="small">${texts.cardHolder}</span><span class="small end">12/99</span>
</div>
<p class="quiet">${texts.noRealMoney}</p>
<form method="post" action="/pay/${payment.id}" class="decide">
<button class="button primary" name="outcome" value="approve">${texts.approve}</button>
<button class="button" name="outcome" value="decline">${texts.decline}</button>
<button class="button plain" name="outcome" value="cancel">${texts.cancel}</button>
</form>
<p class="fine">${texts.openUntil} <time>${formatDateTime(language, payment.expiresAt)}</time></p>`;
}

function state({ texts, frame: { language } }: BankPage, payment: Payment): Html {
  const [title, explanation] = texts.status[payment.status];
  const { captured, refunded } = payment;
  return html`
<div class="state ${payment.status}" role="status"><h2>${title}</h2><p class="quiet">${explanation}</p></div>
${
  captured &&
  html`<dl>
<div><dt>${texts.received}</dt><dd>${formatMoney(language, captured.amount, captured.currency)}</dd></div>
${refunded > 0 && html`<div><dt>${texts.refunded}</dt><dd>${formatMoney(language, refunded, captured.currency)}</dd></div>`}
</dl>`
}
<a class="button primary" href="${payment.returnUrl}">${texts.back}</a>`;
}

function scenarios(texts: PageTexts, payment: Payment): Html | undefined {
  const groups = Object.entries(SCENARIO_GROUPS)
    .map(([group, all]) => ({
      // Object.entries widens the keys; they are those of SCENARIO_GROUPS.
      title: texts.groups[group as keyof PageTexts['groups']],
      offered: all.filter((scenario) => ALLOWED_FROM[scenario].includes(payment.status)),
    }))
    .filter(({ offered }) => offered.length > 0);
  if (groups.length === 0) return undefined;
  return html`
<details class="panel">
<summary><span>${texts.scenarios}</span><small>${texts.scenariosHint}</small></summary>
<form method="post" action="/pay/${payment.id}">
${groups.map(
  ({ title, offered }) =>
    html`<fieldset><legend>${title}</legend>${offered.map((scenario) => {
      const [name, hint] = texts.scenario[scenario];
      return html`<button class="scenario" name="outcome" value="${scenario}"><b>${name}</b><small>${hint}</small></button>`;
    })}</fieldset>`,
)}
</form>
</details>`;
}
