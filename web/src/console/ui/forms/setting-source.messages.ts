import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../names/section-texts.ts';

export const settingSourceMessages = defineMessages({
  standard: ['Default: {value}', 'По умолчанию: {value}'],
  none: ['none', 'нет'],
  changed: sharedTexts.changedBy,
  reset: ['Reset to default', 'Сбросить'],
  resetOf: ['Reset to default: {label}', 'Сбросить: {label}'],
});
