import { defineMessages } from '../../../i18n/define-messages.ts';

/** Texts of a version conflict. */
export const saveProblemMessages = defineMessages({
  changed: [
    'Someone else changed this in the meantime. Your edits are still here; loading the latest version replaces them.',
    'Пока вы редактировали, кто-то сохранил изменения. Ваши правки ещё здесь; загрузка последней версии заменит их.',
  ],
  /** In a dialog, which keeps no edits. */
  late: [
    'Someone else changed this in the meantime.',
    'За это время кто-то другой внёс изменения.',
  ],
  loadLatest: ['Load latest version', 'Загрузить последнюю версию'],
});
