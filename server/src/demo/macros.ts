import type { MacroDraft } from '@sesame/contract/console/macros.ts';
import { addMacro } from '../domains/macros/index.ts';
import type { Executor, Platform } from '../platform/platform.ts';

/** Answers that such a shop needs most often. */
const macros: readonly MacroDraft[] = [
  {
    name: 'Greeting',
    action: null,
    body: 'Hello, {username}. Thank you for writing. I am looking into it and will answer here.',
    body_ru: 'Здравствуйте, {username}! Спасибо, что написали. Разбираюсь и отвечу здесь.',
  },
  {
    name: 'Where to see the state of a payment',
    action: null,
    body: 'Every step of a payment is shown on its page: Payments, then the payment itself.',
    body_ru:
      'Каждый шаг платежа виден на его странице: откройте раздел «Платежи» и выберите платёж.',
  },
  {
    name: 'Three days for an outage',
    action: { kind: 'extend', days: 3 },
    body: 'We are sorry that {service} did not work. We added {days} days: your access runs until {until}.',
    body_ru:
      'Нам жаль, что {service} не работал. Мы добавили дни ({days}): доступ открыт до {until}.',
  },
  {
    name: 'A new link',
    action: { kind: 'reissue' },
    body: 'Your access to {service} has a new link. It is on your dashboard, in the card of the subscription.',
    body_ru: 'У доступа к {service} новая ссылка. Она на главной странице, в карточке подписки.',
  },
  {
    name: 'Refund of the whole payment',
    action: { kind: 'refund', percent: 100, method: 'gateway', access: 'revoke' },
    body: 'We have started a refund of {amount} for {service}. It comes the way you paid, usually within a few days.',
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
