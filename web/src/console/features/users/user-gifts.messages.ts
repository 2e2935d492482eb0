import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const userGiftMessages = defineMessages({
  panel: sharedTexts.gifts,
  none: ['Has bought or redeemed no gifts', 'Подарков не покупал и не активировал'],
  boughtAt: ['bought {at}', 'куплен {at}'],
  redeemedAt: ['redeemed {at}', 'активирован {at}'],
  all: ['All gifts of this buyer', 'Все подарки покупателя'],
});
