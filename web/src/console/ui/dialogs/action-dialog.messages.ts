import { defineMessages } from '../../../i18n/messages.ts';

/** Texts shared by all dialogs of the console. */
export const actionDialogMessages = defineMessages({
  en: {
    cancel: 'Cancel',
    discardEntered: 'Discard',
    discardTitle: 'Discard what you entered?',
    discardLead: 'It has not been saved.',
    keepEditing: 'Keep editing',
  },
  ru: {
    cancel: 'Отмена',
    discardEntered: 'Закрыть',
    discardTitle: 'Закрыть без сохранения?',
    discardLead: 'Введённое пропадёт.',
    keepEditing: 'Продолжить',
  },
});
