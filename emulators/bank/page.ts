import type { Language } from '../kit/page/choose-language.ts';
import { html } from '../kit/page/html.ts';
import type { PageDesign } from '../kit/page/page-design.ts';
import { MERCHANT } from './payment.ts';

const payTo: Record<Language, string> = { en: 'Payment to', ru: 'Платёж для' };
const cardHolder: Record<Language, string> = { en: 'Any holder', ru: 'Любой владелец' };

/** The bank's checkout page: the kit's with a card and the merchant. */
export const page: PageDesign = {
  mark: html`<path d="M6 13 16 7l10 6v2H6zm3 4h3v6H9zm5.500 0h3v6h-3zm5.500 0h3v6h-3zM7 24h18v2H7z"/>`,
  texts: {
    en: {
      brand: () => 'Demo Bank',
      noRealMoney: 'No card is needed and no money moves. Choose how this payment ends.',
      main: { pay: 'Approve', decline: 'Decline', cancel: 'Cancel the payment' },
      recentHint:
        'This bank acts as the payment provider of a demo shop. Open a payment to decide how it ends.',
    },
    ru: {
      brand: () => 'Демо-банк',
      noRealMoney: 'Карта не нужна, деньги не списываются. Выберите, чем закончится платёж.',
      main: { pay: 'Оплатить', decline: 'Отклонить', cancel: 'Отменить платёж' },
      recentHint:
        'Этот банк играет роль платёжного сервиса демонстрационного магазина. Откройте платёж и решите, чем он закончится.',
    },
  },
  payTo: (language) => html`<p class="quiet">${payTo[language]} <strong>${MERCHANT}</strong></p>`,
  card: (language) => html`<div class="card" aria-hidden="true">
<span class="chip"></span>
<span class="number">4242 4242 4242 4242</span>
<span class="small">${cardHolder[language]}</span><span class="small end">12/99</span>
</div>`,
};
