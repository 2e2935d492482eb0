/**
 * The texts by which buyers allow the shop to save their payment method. A text is frozen with the payment, so it is
 * never edited: a new wording gets a new version.
 */
export const mandates = {
  1: {
    en: 'I allow this shop to save this payment method and to charge it for later orders that I place here. I see the amount of each charge before I agree to it. Nothing is renewed by itself unless I switch that on separately. I can remove the method at any time under “Payment methods”.',
    ru: 'Я разрешаю магазину сохранить этот способ оплаты и списывать с\u00a0него оплату следующих заказов, которые я\u00a0здесь оформлю. Сумму каждого списания я\u00a0увижу до\u00a0того, как соглашусь на\u00a0него. Автоматических продлений не\u00a0будет, пока я\u00a0не\u00a0включу их\u00a0отдельно. Удалить способ оплаты можно в\u00a0любой момент в\u00a0разделе «Способы оплаты».',
  },
  /** For an order whose buyer also agrees to its automatic renewal; that has its own text with the order. */
  2: {
    en: 'I allow this shop to save this payment method and to charge it for the automatic renewal that I agree to with this order, and for later orders that I place here. I see the amount of each charge before I agree to it. I can turn automatic renewal off and remove the method at any time under “Payment methods”.',
    ru: 'Я разрешаю магазину сохранить этот способ оплаты и списывать с\u00a0него автоматические продления, на которые соглашаюсь в\u00a0этом заказе, и\u00a0оплату следующих заказов, которые я\u00a0здесь оформлю. Сумму каждого списания я\u00a0увижу до\u00a0того, как соглашусь на\u00a0него. Отключить автопродление и\u00a0удалить способ оплаты можно в\u00a0любой момент в\u00a0разделе «Способы оплаты».',
  },
} as const;
