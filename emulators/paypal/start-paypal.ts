import { randomBytes } from 'node:crypto';
import type { Emulator, Protocol } from '../kit/emulator.ts';
import type { EmulatorOptions, RunningGateway } from '../kit/gateway.ts';
import { serveEmulator } from '../kit/serve-emulator.ts';
import { registerApi } from './api-routes.ts';
import { paypalWire } from './calls.ts';
import { errorBody } from './errors.ts';
import { newAccountId, newId } from './ids.ts';
import { isApproval, type PayPalPayment } from './payment.ts';
import type { PayPal, PayPalAccount } from './paypal.ts';
import { createRequestLog } from './request-log.ts';
import { createVault } from './vault.ts';
import { createWebhookKey } from './webhook-key.ts';
import { webhooksOf } from './webhooks.ts';

/** Emulates PayPal Orders v2: the shop creates orders, a page approves them, the shop captures. */
export function startPayPal(options: EmulatorOptions = {}): Promise<RunningGateway> {
  const account = accountOf(options.settings ?? {});
  const requests = createRequestLog();
  const vault = createVault();
  const webhookKey = createWebhookKey(options.now?.() ?? new Date());
  const withEmulator = (emulator: Emulator<PayPalPayment>): PayPal => ({
    emulator,
    account,
    requests,
    webhookKey,
    vault,
  });

  const protocol: Protocol<PayPalPayment> = {
    title: 'PayPal',
    outcomes: [
      'pay',
      'decline',
      'expire',
      'pay_slowly',
      'finish',
      'pay_less',
      'pay_more',
      'wrong_currency',
      'other_merchant',
      'refund',
      'refund_pending',
      'refund_fails',
      'dispute',
      'dispute_won',
      'dispute_lost',
    ],
    switches: {
      capture_issue: 'any word',
      refused_captures: ['tried again', 'remembered'],
      after_decline: ['APPROVED', 'PAYER_ACTION_REQUIRED'],
      reused_request_id: ['answered', 'refused'],
      old_orders: ['kept', 'deleted'],
      status: 'any word',
      dispute_reason: 'any word',
      vault: ['saved', 'late', 'nothing', 'forbidden'],
      vault_in_order: ['shown', 'hidden'],
      charge: 'any word',
    },
    wire: paypalWire,
    registerApi: (app, emulator, serve) => registerApi(app, withEmulator(emulator), serve),
    failure: (status, message) => errorBody(status, message),
    afterOutcome(after, { before, outcome, emulator }) {
      const updatedAt = emulator.unixNow();
      // Only approved: the money moves when the shop captures.
      return isApproval(before, outcome)
        ? { ...before, approval: { as: outcome, amountMinor: after.capturedMinor }, updatedAt }
        : {
            ...after,
            updatedAt,
            ...(outcome === 'dispute' && {
              disputeReason: emulator.switchOf('dispute_reason') || after.disputeReason,
            }),
          };
    },
    webhooksOf: (payment, change) => webhooksOf(withEmulator(change.emulator), payment, change),
    returnTo({ id, returnUrl }) {
      if (returnUrl === undefined) return undefined;
      const url = new URL(returnUrl);
      url.searchParams.set('token', id);
      url.searchParams.set('PayerID', 'QYR5Z8XDVJNXQ');
      return url.href;
    },
    shopSettings: (url) => ({
      PAYPAL_API_BASE: url,
      PAYPAL_CLIENT_ID: account.clientId,
      PAYPAL_CLIENT_SECRET: account.clientSecret,
      PAYPAL_WEBHOOK_ID: account.webhookId,
      PAYPAL_MERCHANT_ID: account.merchantId,
    }),
  };
  return serveEmulator(protocol, options);
}

function accountOf(settings: NonNullable<EmulatorOptions['settings']>): PayPalAccount {
  return {
    clientId: settings.PAYPAL_CLIENT_ID ?? randomBytes(40).toString('base64url'),
    clientSecret: settings.PAYPAL_CLIENT_SECRET ?? randomBytes(40).toString('base64url'),
    webhookId: settings.PAYPAL_WEBHOOK_ID ?? newId(),
    merchantId: settings.PAYPAL_MERCHANT_ID ?? newAccountId(),
  };
}
