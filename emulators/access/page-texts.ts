import type { Language } from '../kit/page/choose-language.ts';
import type { AccessMode } from './accesses.ts';

interface AccessTexts {
  brand: string;
  badge: string;
  title: string;
  hint: string;
  modeLabel: string;
  mode: Record<AccessMode, string>;
  key: string;
  save: string;
  given: string;
  none: string;
}

export const pageTexts: Record<Language, AccessTexts> = {
  en: {
    brand: 'Access service',
    badge: 'Test mode',
    title: 'A supplier of access',
    hint: 'In the console, import the address of this page with /access into the inventory of a service, as type Webhook. If a signing key is set here, requests must be signed with it.',
    modeLabel: 'Answer with',
    mode: { link: 'a link', account: 'a login and a password', nothing: 'nothing' },
    key: 'Signing key',
    save: 'Save',
    given: 'Issued',
    none: 'No requests yet.',
  },
  ru: {
    brand: 'Сервис доступов',
    badge: 'Тестовый режим',
    title: 'Поставщик доступов',
    hint: 'В консоли загрузите адрес этой страницы с /access на склад сервиса, тип «Вебхук». Если здесь указан ключ подписи, запросы должны быть подписаны им.',
    modeLabel: 'Отвечать',
    mode: { link: 'ссылкой', account: 'логином и паролем', nothing: 'ничем' },
    key: 'Ключ подписи',
    save: 'Сохранить',
    given: 'Выдано',
    none: 'Запросов ещё не было.',
  },
};
