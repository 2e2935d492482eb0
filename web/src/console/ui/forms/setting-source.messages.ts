import { defineMessages } from '../../../i18n/define-messages.ts';
import { words } from '../names/words.ts';

export const settingSourceMessages = defineMessages({
  standard: ['Default: {value}', 'По умолчанию: {value}'],
  none: ['none', 'нет'],
  changed: words.changedBy,
  reset: ['Reset to default', 'Сбросить'],
  resetOf: ['Reset to default: {label}', 'Сбросить: {label}'],
});
