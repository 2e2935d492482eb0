import type { SavingUnderTest } from './saving-under-test.ts';

/** PayPal's wallets, read and deleted by its API as its pages do. */
export const paypalSaving: SavingUnderTest = {
  nothing: { vault: 'nothing' },
  refused: { vault: 'forbidden' },
  forgets: true,
  late: { vault: 'late', vault_in_order: 'shown' },
  lateIsUnnamed: true,
  keepsToken: true,
  declines: {
    funds: { charge: 'TRANSACTION_LIMIT_EXCEEDED' },
    soft: { charge: 'AN_ISSUE_OF_TOMORROW' },
    action: { charge: 'PAYER_ACTION_REQUIRED' },
    hard: { charge: 'PAYER_ACCOUNT_RESTRICTED' },
    revoked: { charge: 'AGREEMENT_ALREADY_CANCELLED' },
    config: { charge: 'NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE' },
  },
  pending: { charge: 'pending' },
  async keeps(settings, token) {
    return (await callPayPal(settings, token, 'GET')).ok;
  },
  async remove(settings, token) {
    const answer = await callPayPal(settings, token, 'DELETE');
    if (!answer.ok) throw new Error(`PayPal answered ${answer.status}`);
  },
};

async function callPayPal(
  {
    PAYPAL_API_BASE: base,
    PAYPAL_CLIENT_ID: id,
    PAYPAL_CLIENT_SECRET: secret,
  }: Readonly<Record<string, string>>,
  token: string,
  method: 'GET' | 'DELETE',
): Promise<Response> {
  const issued = await fetch(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: access } = (await issued.json()) as { access_token: string };
  return fetch(`${base}/v3/vault/payment-tokens/${token}`, {
    method,
    headers: { authorization: `Bearer ${access}` },
  });
}
