import type { MacroDraft } from '@sesame/contract/console/macros.ts';
import { addMacro } from '../domains/macros/index.ts';
import type { Executor, Platform } from '../platform/platform.ts';

/** Answers that such a shop needs most often. */
const macros: readonly MacroDraft[] = [
  {
    name: 'Greeting',
    action: null,
    body: 'Hello, {username}. Thank you for contacting us. I am looking into it and will reply here.',
    body_ru: 'Здравствуйте, {username}! Спасибо, что написали. Разбираюсь и отвечу здесь.',
  },
  {
    name: 'Where to see the status of a payment',
    action: null,
    body: 'You can see every step on the page of the payment: open Payments and choose it.',
    body_ru:
      'Каждый шаг платежа виден на его странице: откройте раздел «Платежи» и выберите платёж.',
  },
  {
    name: 'Three days for an outage',
    action: { kind: 'extend', days: 3 },
    body: 'We are sorry that {service} did not work. We have added {days} days: you have access until {until}.',
    body_ru:
      'Нам жаль, что {service} не работал. Мы добавили дни ({days}), доступ открыт до {until}.',
  },
  {
    name: 'New link',
    action: { kind: 'replace' },
    body: 'You have a new link to {service}. You will find it on the dashboard, in the card of your subscription.',
    body_ru: 'Мы заменили вашу ссылку на {service}. Новая — в кабинете, в карточке подписки.',
  },
  {
    name: 'Full refund',
    action: { kind: 'refund', percent: 100, method: 'gateway', access: 'revoke' },
    body: 'We have started a refund of {amount} for {service}. The money returns to your original payment method, usually within a few days.',
    body_ru:
      'Мы начали возврат {amount} за {service}. Деньги придут тем же способом, которым вы платили, обычно за несколько дней.',
  },
];

export const demoMacroNames: readonly string[] = macros.map(({ name }) => name);

export async function loadDemoMacros(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids'>,
): Promise<void> {
  for (const draft of macros) await addMacro(tx, platform, draft);
}
