import { defineMessages } from '../../../i18n/messages.ts';

export const settingSourceMessages = defineMessages({
  en: {
    standard: 'Default: {value}',
    none: 'none',
    changed: 'Changed by {name}, {date}',
    reset: 'Reset to default',
    resetOf: 'Reset to default: {label}',
  },
  ru: {
    standard: 'По умолчанию: {value}',
    none: 'нет',
    changed: 'Изменено: {name}, {date}',
    reset: 'Сбросить',
    resetOf: 'Сбросить: {label}',
  },
});
