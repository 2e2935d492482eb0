import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const fulfilmentMessages = defineMessages({
  title: ['Deliveries', 'Выдача доступа'],
  list: [
    'Paid buyers waiting for access, longest wait first',
    'Покупатели, которые заплатили и ждут доступ; сначала те, кто ждёт дольше',
  ],
  find: sharedTexts.nameOrEmail,
  since: ['Waiting since', 'Ждёт с'],
  attempts: ['Attempts', 'Попытки'],
  empty: ['Out of stock', 'Нет на складе'],
  toSupplier: ['Requested from the supplier', 'Запрошено у поставщика'],
  supplierAnswered: ['The supplier answered {status}', 'Поставщик ответил {status}'],
  supplierNothing: ['The supplier’s answer contains no access', 'В ответе поставщика нет доступа'],
  supplierSilent: ['The supplier does not answer', 'Поставщик не отвечает'],
  supplierUnusable: [
    'The supplier answered something that cannot be given to a buyer',
    'Ответ поставщика нельзя выдать покупателю',
  ],
  supplierBlocked: [
    'The shop may not call this address of the supplier',
    'По этому адресу поставщика магазину обращаться нельзя',
  ],
  supplierFailed: ['The supplier could not be reached', 'Связаться с поставщиком не удалось'],
  choose: sharedTexts.select,
  chooseAll: sharedTexts.selectAll,
  chosen: ['{count} selected', 'Выбрано: {count}'],
  retryCount: [
    'Retry {count, plural, one {# delivery} other {# deliveries}}',
    'Повторить {count, plural, one {# выдачу} few {# выдачи} many {# выдач} other {# выдачи}}',
  ],
  retried: [
    '{done} of {count} delivered; the others keep waiting.',
    'Выдано: {done} из {count}, остальные ждут.',
  ],
  late: ['Late', 'Задержка'],
  onlyLate: [
    'Longer than {minutes, plural, one {# minute} other {# minutes}}',
    'Дольше {minutes, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}}',
  ],
  retry: sharedTexts.retryNow,
  assign: ['Assign manually', 'Выдать вручную'],
  substitute: ['Replace service', 'Заменить сервис'],
  substituteTitle: ['Replace {buyer}’s service', 'Заменить сервис: {buyer}'],
  substituteLead: [
    'The new service replaces {service}, and the buyer is notified.',
    'Новый сервис заменит {service}, покупатель получит уведомление.',
  ],
  newService: sharedTexts.newService,
  openSubscription: sharedTexts.subscription,
  none: ['No one is waiting', 'Никто не ждёт'],
  noneHint: [
    'Every paid buyer has access. When a service is out of stock, its buyers wait here.',
    'У всех, кто заплатил, есть доступ. Если у сервиса нет свободных позиций, покупатели ждут здесь.',
  ],
  delivered: ['Delivered to {buyer}', 'Выдано: {buyer}'],
  stillEmpty: [
    '{service} is still out of stock',
    'У сервиса {service} всё ещё нет свободных позиций',
  ],
  assignTitle: ['Give access to {buyer}', 'Выдать доступ: {buyer}'],
  assignLead: [
    'What you enter for {service} becomes unique to this buyer. If it is in inventory, it is taken from there.',
    'То, что вы введёте для {service}, достанется только этому покупателю. Если это есть на складе, оно берётся оттуда.',
  ],
  assignSubmit: ['Assign', 'Выдать'],
  substituteSubmit: ['Replace the service', 'Заменить сервис'],
});
