import type { Language } from '../kit/page/choose-language.ts';

export const pageTexts = {
  en: {
    brand: 'Demo ID',
    testMode: 'Test mode',
    choose: 'Choose an account',
    chooseHint: 'to continue to {shop}',
    another: 'Use another email',
    email: 'Email',
    emailHint: 'Any address works: it is not checked and receives nothing.',
    continue: 'Continue',
    cancel: 'Cancel',
    workspace: 'Run by {domain}',
    unverified: 'Email not verified',
    otherMailbox: 'Mailbox at another provider',
    emailWrong: 'Enter an address such as name@example.com',
    gone: 'This sign-in has ended',
    goneHint: 'Go back to the shop and press the button again.',
    home: 'Demo ID stands for Google in this shop. Sign in from the shop to try it.',
  },
  ru: {
    brand: 'Demo ID',
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
    emailWrong: 'Введите адрес, например name@example.com',
    gone: 'Этот вход завершён',
    goneHint: 'Вернитесь в магазин и нажмите кнопку ещё раз.',
    home: 'Demo ID заменяет Google для этого магазина. Войдите из магазина, чтобы увидеть, как это работает.',
  },
} as const satisfies Record<Language, Record<string, string>>;

export type IdentityTexts = (typeof pageTexts)[Language];
