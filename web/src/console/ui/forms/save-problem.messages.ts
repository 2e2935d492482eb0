import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a version conflict. */
export const saveProblemMessages = defineMessages({
  en: {
    changed:
      'Someone else changed this in the meantime. Your edits are still here; loading the latest version replaces them.',
    /** In a dialog, which keeps no edits. */
    late: 'Someone else changed this in the meantime.',
    loadLatest: 'Load latest version',
  },
  ru: {
    changed:
      'Пока вы редактировали, кто-то сохранил изменения. Ваши правки ещё здесь; загрузка последней версии заменит их.',
    late: 'За это время кто-то другой внёс изменения.',
    loadLatest: 'Загрузить последнюю версию',
  },
});
