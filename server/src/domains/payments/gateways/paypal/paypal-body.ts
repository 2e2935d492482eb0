import type { ChargeRequest } from '../charge.ts';
import type { CheckoutRequest } from '../checkout.ts';

const DESCRIPTION_MAX = 127;

/** 1299 as `12.99`. */
export function formatMinor(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

type Sold = Pick<CheckoutRequest, 'orderId' | 'description' | 'amountMinor' | 'currency'>;

function unitsOf({ orderId, description, amountMinor, currency }: Sold) {
  return [
    {
      custom_id: orderId,
      // PayPal accepts payment for an invoice number only once, across orders.
      invoice_id: orderId,
      description: shortened(description),
      amount: { currency_code: currency, value: formatMinor(amountMinor) },
    },
  ];
}

function shortened(description: string): string {
  return description.slice(0, DESCRIPTION_MAX).toWellFormed();
}

/** Depends only on the order, so that a repeat sends the same body. PayPal picks the language of the buyer itself. */
export function checkoutBody(
  request: CheckoutRequest,
  { isImmediateOnly, saves }: { readonly isImmediateOnly: boolean; readonly saves: boolean },
) {
  const { save, returnUrl, description } = request;
  return {
    intent: 'CAPTURE',
    purchase_units: unitsOf(request),
    payment_source: {
      paypal: {
        ...(saves && {
          attributes: {
            ...(save?.customer && { customer: { id: save.customer } }),
            vault: {
              store_in_vault: 'ON_SUCCESS',
              usage_type: 'MERCHANT',
              customer_type: 'CONSUMER',
              usage_pattern: 'RECURRING_PREPAID',
              description: shortened(description),
            },
          },
        }),
        experience_context: {
          return_url: returnUrl,
          cancel_url: returnUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          ...(isImmediateOnly && { payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED' }),
        },
      },
    },
  };
}

/** A charge of a saved wallet. Depends only on the order too. */
export function walletChargeBody(request: ChargeRequest) {
  const { method, initiator } = request;
  const isRenewal = initiator === 'merchant';
  return {
    intent: 'CAPTURE',
    purchase_units: unitsOf(request),
    payment_source: {
      paypal: {
        vault_id: method.token,
        stored_credential: {
          payment_initiator: isRenewal ? 'MERCHANT' : 'CUSTOMER',
          usage: 'SUBSEQUENT',
          usage_pattern: isRenewal ? 'RECURRING_PREPAID' : 'IMMEDIATE',
        },
      },
    },
  };
}
