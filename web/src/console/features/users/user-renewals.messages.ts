import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const userRenewalMessages = defineMessages({
  panel: ['Saved methods and automatic renewal', 'Сохранённые способы оплаты и автопродление'],
  failed: ['Saved methods could not be loaded', 'Не удалось загрузить способы оплаты'],
  none: [
    'The buyer has saved no payment method and agreed to no renewal.',
    'Покупатель не сохранял способы оплаты и не включал автопродление.',
  ],
  methods: ['Saved payment methods', 'Сохранённые способы оплаты'],
  agreements: ['Agreements', 'Согласия'],
  attempts: ['Latest charges', 'Последние списания'],
  savedAt: ['{provider}, saved {at}', '{provider}, сохранён {at}'],
  expires: ['expires {month}', 'действует до {month}'],
  isDefault: ['Default', 'Основной'],
  pending: ['Not usable yet', 'Пока не готов'],
  dead: sharedTexts.cannotBeCharged,
  removed: ['Removed', 'Удалён'],
});
