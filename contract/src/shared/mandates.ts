/**
 * The texts by which buyers allow the shop to save their payment method. A text is frozen with the payment, so it is
 * never edited: a new wording gets a new version.
 */
export const mandates = {
  1: {
    en: 'I allow this shop to save this payment method and to charge it for later orders that I place here. I see the amount of each charge before I agree to it. Nothing is renewed by itself unless I switch that on separately. I can remove the method at any time under “Payment methods”.',
    ru: 'Я разрешаю магазину сохранить этот способ оплаты и списывать с\u00a0него оплату следующих заказов, которые я\u00a0здесь оформлю. Сумму каждого списания я\u00a0увижу до\u00a0того, как соглашусь на\u00a0него. Автоматических продлений не\u00a0будет, пока я\u00a0не\u00a0включу их\u00a0отдельно. Удалить способ оплаты можно в\u00a0любой момент в\u00a0разделе «Способы оплаты».',
  },
} as const;
