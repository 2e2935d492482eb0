import type { Language } from '../kit/choose-language.ts';
import type { Gives } from './accesses.ts';

interface AccessTexts {
  brand: string;
  badge: string;
  title: string;
  hint: string;
  givesLabel: string;
  gives: Record<Gives, string>;
  key: string;
  save: string;
  given: string;
  none: string;
}

export const pageTexts: Record<Language, AccessTexts> = {
  en: {
    brand: 'Access service',
    badge: 'Test mode',
    title: 'A service that gives access',
    hint: 'Import the address of this page, /access, into the stock of a service, as one that is asked. With a signing key here, questions have to be signed with it.',
    givesLabel: 'Gives',
    gives: { link: 'a link', account: 'a login and a password', nothing: 'nothing' },
    key: 'Signing key',
    save: 'Save',
    given: 'Given',
    none: 'Nobody has asked yet.',
  },
  ru: {
    brand: 'Сервис доступов',
    badge: 'Тестовый режим',
    title: 'Сервис, который выдаёт доступ',
    hint: 'Загрузите адрес /access этой страницы в запас сервиса как адрес для запросов. Если здесь указан ключ подписи, запросы должны быть подписаны им.',
    givesLabel: 'Выдаёт',
    gives: { link: 'ссылку', account: 'логин и пароль', nothing: 'ничего' },
    key: 'Ключ подписи',
    save: 'Сохранить',
    given: 'Выдано',
    none: 'Запросов ещё не было.',
  },
};
