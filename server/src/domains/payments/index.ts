/** Orders, payments and gateways. Of the other domains only macros and renewals may depend on this one. */

export { awaitConfirmation } from './bank-confirmations/await-confirmation.ts';
export { canConfirm } from './bank-confirmations/bank-confirmations.rules.ts';
export { closeRenewalConfirmation } from './bank-confirmations/close-confirmation.ts';
export { openConfirmation } from './bank-confirmations/open-confirmation.ts';
export type { MethodChargeResult as RenewalChargeResult } from './charges/charge-saved-method.ts';
export { providers as paymentProviders } from './gateways/all.ts';
export type { Provider as PaymentProvider } from './gateways/provider.ts';
export { giftRoutes } from './gift-claims/gifts.routes.ts';
export { giftContext } from './gifts/gift-secret.ts';
export { giftMailExamples } from './gifts/mails/examples.ts';
export { renewGiftHash } from './gifts/renew-gift-hash.ts';
export { insertMissingMethods } from './methods/insert-missing-methods.ts';
export { paymentMailExamples } from './notifications/mail-examples.ts';
export { paymentDetailRoutes } from './payment-detail.routes.ts';
export { paymentConsoleRoutes } from './payments.console-routes.ts';
export { paymentJobs } from './payments.jobs.ts';
export { paymentRoutes } from './payments.routes.ts';
export { paymentData } from './personal-data.ts';
export { sealContext as providerContext } from './providers/load-providers.ts';
export { serializeCharge } from './rates/serialize-charge.ts';
export { findPayment, lockPayment, type PaymentRow } from './records/payments.store.ts';
export { gatewayRefundsOf } from './refunds/gateway-refunds-of.ts';
export { requestRefundIn } from './refunds/request-refund.ts';
export { chargeRenewalPayment } from './renewal-payments/charge-renewal-payment.ts';
export { endDaysOfPayment } from './renewal-payments/end-days-of-payment.ts';
export { lockOrdersOf } from './renewal-payments/lock-orders-of.ts';
export {
  placeRenewalPayment,
  type RenewalRefusal,
} from './renewal-payments/place-renewal-payment.ts';
export { quoteRenewal, type RenewalQuote } from './renewal-payments/quote-renewal.ts';
export { refundRenewal, renewalRefundMethod } from './renewal-payments/refund-renewal.ts';
export { type RefundsOfGateway, refundsOfRenewal } from './renewal-payments/refunds-of-renewal.ts';
export {
  type RenewalWorth,
  type UnusedPart,
  worthOfRenewal,
} from './renewal-payments/renewal-worth.rules.ts';
export {
  type ChargeableMethod,
  listChargeableMethods,
} from './saved-methods/list-chargeable-methods.ts';
export { consentText } from './saved-methods/renewal-consent.rules.ts';
export { savedMethodContext } from './saved-methods/saved-method-secret.ts';
export { beginConsentedWith } from './settlement/begin-consented.ts';
