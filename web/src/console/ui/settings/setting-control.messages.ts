import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../names/section-texts.ts';

export const settingControlMessages = defineMessages({
  fixed: [
    'Set by {env} in the environment. To change it here, remove that variable and restart the shop.',
    'Задано переменной окружения {env}. Чтобы изменить здесь, удалите переменную и перезапустите магазин.',
  ],
  none: sharedTexts.none,
  secretSaved: ['Saved, not shown', 'Сохранено, не показывается'],
  optional: ['{label} (optional)', '{label} (необязательно)'],
  clear: ['Remove the saved value', 'Удалить сохранённое значение'],
});
