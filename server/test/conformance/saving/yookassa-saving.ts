import type { SavingUnderTest } from './saving-under-test.ts';

/** What YooKassa saves has the id of its payment, by which it is read; no call removes it. */
export const yookassaSaving: SavingUnderTest = {
  nothing: { saving: 'nothing' },
  refused: { saving: 'forbidden' },
  late: undefined,
  declines: {
    funds: { charge: 'insufficient_funds' },
    soft: { charge: 'a_reason_of_tomorrow' },
    technical: { charge: 'issuer_unavailable' },
    action: { charge: '3d_secure_failed' },
    hard: { charge: 'card_expired' },
    revoked: { charge: 'permission_revoked' },
  },
  pending: { charge: 'pending' },
  namesToken: true,
  forgets: false,
  async keeps(
    { YOOKASSA_API_BASE: base, YOOKASSA_SHOP_ID: shop, YOOKASSA_SECRET_KEY: key },
    token,
  ) {
    const credentials = Buffer.from(`${shop}:${key}`).toString('base64');
    const headers = { authorization: `Basic ${credentials}` };
    const answer = await fetch(`${base}/payments/${token}`, { headers });
    const { payment_method: method } = (await answer.json()) as {
      payment_method?: { saved: boolean };
    };
    return method?.saved === true;
  },
};
