import { isAllowed, type Outcome } from '../outcomes.ts';
import type { PaymentRecord } from '../payment-record.ts';
import type { Delivery } from '../webhook-sender.ts';
import { type Html, html } from './html.ts';
import type { PageDesign } from './page-design.ts';
import { formatDateTime, formatMoney } from './page-format.ts';
import { type PageFrame, pageLayout } from './page-layout.ts';
import type { KitTexts } from './page-texts.ts';

type Scenario = keyof KitTexts['scenario'];

const SCENARIO_GROUPS: Record<keyof KitTexts['groups'], readonly Scenario[]> = {
  time: ['expire', 'pay_late', 'pay_slowly', 'finish'],
  webhooks: ['pay_twice', 'pay_reordered', 'pay_bad_signature', 'pay_silently', 'pay_timeout'],
  money: ['pay_less', 'pay_more', 'pay_again', 'wrong_currency'],
  strangers: ['other_merchant', 'test_mode'],
  after: [
    'refund',
    'refund_pending',
    'refund_fails',
    'fraud_warning',
    'dispute',
    'dispute_won',
    'dispute_lost',
  ],
};
const WITH_AMOUNT: readonly Outcome[] = [
  'pay_less',
  'pay_more',
  'pay_again',
  'refund',
  'refund_pending',
];

export interface PayPageInput {
  readonly frame: PageFrame;
  readonly texts: KitTexts;
  readonly payment: PaymentRecord;
  /** The outcomes of this protocol. */
  readonly outcomes: readonly Outcome[];
  readonly deliveries: readonly Delivery[];
  readonly design: PageDesign | undefined;
}

/** The checkout page of a payment: choices while it is open, its state afterwards. */
export function payPage(input: PayPageInput): string {
  const { frame, texts, payment, design } = input;
  const amount = formatMoney(frame.language, payment.amountMinor, payment.currency);
  return pageLayout(frame, {
    title: amount,
    main: html`
<section class="panel">
${design?.payTo(frame.language)}
<h1 class="amount">${amount}</h1>
<p class="description">${payment.description}</p>
${payment.state === 'open' ? decision(input) : state(input)}
</section>
${scenarios(input)}
${deliveryList(texts, input.deliveries)}
<p class="fine">${texts.order} <code>${payment.orderId}</code></p>`,
  });
}

function decision({ frame, texts, payment, outcomes, design }: PayPageInput): Html {
  const button = (outcome: keyof KitTexts['main'], style: string) =>
    outcomes.includes(outcome) &&
    html`<button class="button ${style}" name="outcome" value="${outcome}">${texts.main[outcome]}</button>`;
  return html`
${design?.card(frame.language)}
<p class="quiet state">${texts.noRealMoney}</p>
<form method="post" class="decide">
${button('pay', 'primary')}
${button('decline', '')}
${button('cancel', 'plain')}
</form>
${!outcomes.includes('cancel') && payment.returnUrl !== undefined && html`<a class="button plain" href="${payment.returnUrl}">${texts.back}</a>`}
${payment.expiresAt !== undefined && html`<p class="fine">${texts.openUntil} <time>${formatDateTime(frame.language, payment.expiresAt)}</time></p>`}`;
}

function state({ frame: { language }, texts, payment, outcomes }: PayPageInput): Html {
  const [title, explanation] = texts.state[payment.state];
  const { capturedMinor, capturedCurrency, refundedMinor, returnUrl } = payment;
  return html`
<div class="state ${payment.state}" role="status"><h2>${title}</h2><p class="quiet">${explanation}</p></div>
${
  capturedCurrency !== null &&
  html`<dl>
<div><dt>${texts.received}</dt><dd>${formatMoney(language, capturedMinor, capturedCurrency)}</dd></div>
${refundedMinor > 0 && html`<div><dt>${texts.refunded}</dt><dd>${formatMoney(language, refundedMinor, capturedCurrency)}</dd></div>`}
</dl>`
}
${payment.state === 'processing' && outcomes.includes('decline') && html`<form method="post" class="decide"><button class="button" name="outcome" value="decline">${texts.main.decline}</button></form>`}
${returnUrl !== undefined && html`<a class="button primary" href="${returnUrl}">${texts.back}</a>`}`;
}

/** Disables the first button, so that Enter in the amount field does not submit another one. */
function scenarios({ texts, payment, outcomes }: PayPageInput): Html | undefined {
  const isOffered = (outcome: Outcome) => outcomes.includes(outcome) && isAllowed(payment, outcome);
  const groups = Object.entries(SCENARIO_GROUPS)
    .map(([group, all]) => ({
      // Object.entries widens the keys; they are those of SCENARIO_GROUPS.
      title: texts.groups[group as keyof KitTexts['groups']],
      offered: all.filter(isOffered),
    }))
    .filter(({ offered }) => offered.length > 0);
  if (groups.length === 0) return undefined;
  return html`
<details class="panel">
<summary><span>${texts.scenarios}</span><small>${texts.scenariosHint}</small></summary>
<form method="post">
<button disabled hidden></button>
${WITH_AMOUNT.some(isOffered) && html`<label class="sum-field"><span>${texts.amount}</span><input name="amount" inputmode="decimal" autocomplete="off" pattern="[0-9]{1,8}([.,][0-9]{1,2})?"><small>${texts.amountHint}</small></label>`}
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

/** The webhooks of a payment, collapsed: type, attempts and the shop's answers. */
function deliveryList(texts: KitTexts, deliveries: readonly Delivery[]): Html | undefined {
  if (deliveries.length === 0) return undefined;
  return html`
<details class="panel">
<summary><span>${texts.deliveries}</span><small>${deliveries.length}</small></summary>
<ol class="deliveries">${deliveries.map(
    ({ type, attempt, answer }) =>
      html`<li><code>${type}</code><span>${texts.attempt} ${attempt}</span><b>${answer}</b></li>`,
  )}</ol>
</details>`;
}
