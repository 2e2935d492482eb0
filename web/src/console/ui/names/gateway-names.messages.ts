import { defineMessages } from '../../../i18n/define-messages.ts';

/** Names of gateways that are not names of companies, by gateway. */
export const gatewayNameMessages = defineMessages({
  transfer: ['Bank transfer', 'Банковский перевод'],
  bank: ['Demo bank', 'Демо-банк'],
});
