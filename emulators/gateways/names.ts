/** Every emulated provider, by the name that the shop gives it. What else has to exist follows from this list. */
export const gatewayNames = ['nowpayments', 'paypal', 'stripe', 'tbank', 'yookassa'] as const;

export type GatewayName = (typeof gatewayNames)[number];
