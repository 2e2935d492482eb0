import type { Language } from '../kit/page/choose-language.ts';

export const pageTexts = {
  en: {
    brand: 'Sandbox ID',
    testMode: 'Test mode',
    choose: 'Choose an account',
    chooseHint: 'to continue to {shop}',
    another: 'Use another email',
    email: 'Email',
    emailHint: 'Any address works: nobody checks and nothing is sent.',
    continue: 'Continue',
    cancel: 'Cancel',
    workspace: 'Run by {domain}',
    unverified: 'Email not verified',
    otherMailbox: 'Mailbox at another provider',
    emailWrong: 'Enter an address like name@example.com',
    gone: 'This sign-in is over',
    goneHint: 'Go back to the shop and press the button again.',
    home: 'Sandbox ID plays Google for this shop. Sign in from the shop to see it work.',
  },
  ru: {
    brand: 'Sandbox ID',
    testMode: 'Тестовый режим',
    choose: 'Выберите аккаунт',
    chooseHint: 'чтобы продолжить в {shop}',
    another: 'Другая почта',
    email: 'Почта',
    emailHint: 'Подойдёт любой адрес: его не проверяют и ничего не отправляют.',
    continue: 'Продолжить',
    cancel: 'Отмена',
    workspace: 'Принадлежит {domain}',
    unverified: 'Почта не подтверждена',
    otherMailbox: 'Ящик у другого провайдера',
    emailWrong: 'Введите адрес вида name@example.com',
    gone: 'Этот вход завершён',
    goneHint: 'Вернитесь в магазин и нажмите кнопку ещё раз.',
    home: 'Sandbox ID заменяет Google для этого магазина. Войдите из магазина, чтобы увидеть, как это работает.',
  },
} as const satisfies Record<Language, Record<string, string>>;

export type IdentityTexts = (typeof pageTexts)[Language];
