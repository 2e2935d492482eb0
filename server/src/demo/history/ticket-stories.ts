import type { Language } from '@sesame/contract/shared/limits.ts';

/** A conversation: the buyer's question, the answer, and perhaps the buyer's last word. */
export interface Story {
  readonly title: string;
  readonly question: string;
  readonly answer: string;
  readonly thanks?: string;
}

export const stories: Readonly<Record<Language, readonly Story[]>> = {
  en: [
    {
      title: 'The link opens an error page',
      question: 'I clicked Connect and got “This invitation has expired”. What should I do?',
      answer:
        'Sorry about that. The service was down for ten minutes; the same link works again. Please open it once more.',
      thanks: 'It works now, thank you.',
    },
    {
      title: 'Can I use it on two computers?',
      question: 'I have a laptop and a desktop. Is one subscription enough for both?',
      answer: 'Yes, one subscription covers both, as long as you use one of them at a time.',
    },
    {
      title: 'Receipt for my company',
      question: 'My accountant needs a receipt for the last payment. Where do I find it?',
      answer:
        'Open Payments, choose the payment and press “Receipt (PDF)”: you can print the file.',
      thanks: 'Found it, thanks.',
    },
    {
      title: 'Renew before it ends',
      question: 'If I renew today, do I lose the days that are left?',
      answer: 'No. The new period begins when the current one ends, so no day is lost.',
    },
    {
      title: 'Payment declined',
      question: 'My card was declined although there is money on it. Can I pay another way?',
      answer:
        'Banks sometimes refuse payments abroad. Please try Paylume or USDT in the order, both are confirmed within minutes.',
      thanks: 'Paid with USDT, it came through at once.',
    },
    {
      title: 'Change my email',
      question: 'I no longer use this mailbox. How do I change the address of my account?',
      answer: 'Tell us the new address in this ticket and we send a link there to confirm it.',
    },
  ],
  ru: [
    {
      title: 'Ссылка не открывается',
      question: 'Нажимаю «Подключить», а там ошибка. Подскажите, что делать?',
      answer:
        'Простите за неудобство: сервис был недоступен несколько минут. Откройте ту же ссылку ещё раз, она работает.',
      thanks: 'Всё заработало, спасибо!',
    },
    {
      title: 'Можно ли платить картой МИР',
      question: 'Подскажите, какие карты вы принимаете?',
      answer:
        'Да, «Банковская карта (СНГ)» принимает карты МИР. Ещё можно оплатить по номеру телефона или QR-коду.',
    },
    {
      title: 'Не вижу подписку после оплаты',
      question: 'Оплатил час назад по номеру телефона, подписки в кабинете нет.',
      answer: 'Платёж пришёл с задержкой, подписка уже активна. Обновите, пожалуйста, страницу.',
      thanks: 'Вижу, спасибо.',
    },
    {
      title: 'Как продлить со скидкой',
      question: 'Есть ли скидка, если взять сразу на год?',
      answer: 'Да, год всегда дешевле: цена за месяц указана рядом с каждым сроком.',
    },
    {
      title: 'Квитанция для бухгалтерии',
      question: 'Нужен документ об оплате за прошлый месяц.',
      answer:
        'Откройте «Платежи», выберите нужный и нажмите «Квитанция (PDF)»: файл можно распечатать.',
      thanks: 'Отлично, нашла.',
    },
    {
      title: 'Сменить тариф',
      question: 'Купил месяц, а хочу три. Можно доплатить?',
      answer:
        'Просто закажите три месяца: новый срок начнётся сразу после текущего, дни не пропадут.',
    },
  ],
};
