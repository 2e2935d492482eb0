import { defineMessages } from '../../../i18n/define-messages.ts';

export const exportMessages = defineMessages({
  export: ['Export', 'Выгрузить'],
});
