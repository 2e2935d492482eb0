/** Orders, gateways and the ledger. It calls the others; macros alone call it. */
export { providers as paymentProviders } from './gateways/all.ts';
export type { Provider as PaymentProvider } from './gateways/provider.ts';
export { keepMethods } from './keep-methods.ts';
export { paymentMailExamples } from './mails/examples.ts';
export { paymentDetailRoutes } from './payment-detail.routes.ts';
export { paymentJobs } from './payments.jobs.ts';
export { paymentOperatorRoutes } from './payments.operator-routes.ts';
export { paymentRoutes } from './payments.routes.ts';
export { paymentData } from './personal-data.ts';
export { sealContext as providerContext } from './providers/read-providers.ts';
export { gatewayRefundsOf } from './refunds/gateway-refunds-of.ts';
export { requestRefundIn } from './refunds/request-refund.ts';
