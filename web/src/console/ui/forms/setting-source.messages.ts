import { defineMessages } from '../../../i18n/define-messages.ts';

export const settingSourceMessages = defineMessages({
  standard: ['Default: {value}', 'По умолчанию: {value}'],
  none: ['none', 'нет'],
  changed: ['Changed by {name}, {date}', 'Изменено: {name}, {date}'],
  reset: ['Reset to default', 'Сбросить'],
  resetOf: ['Reset to default: {label}', 'Сбросить: {label}'],
});
