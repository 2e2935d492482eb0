import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../names/section-texts.ts';

/** Texts shared by all dialogs of the console. */
export const actionDialogMessages = defineMessages({
  cancel: sharedTexts.cancel,
  discardEntered: ['Discard', 'Закрыть'],
  discardTitle: ['Discard what you entered?', 'Закрыть без сохранения?'],
  discardLead: ['It has not been saved.', 'Введённое пропадёт.'],
  keepEditing: ['Keep editing', 'Продолжить'],
});
