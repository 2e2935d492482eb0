import { expect, test } from 'vitest';
import { buildCharge, inRubles } from '../../../../../test/build/build-charge.ts';
import { buildRubleRequest } from '../../../../../test/build/build-checkout-request.ts';
import { connectTbank, tbankQuery } from '../../../../../test/network/connect-tbank.ts';
import type { ChargeRequest } from '../charge.ts';
import type { Gateway } from '../gateway.ts';

const shop = connectTbank();
const connect = (saveMethods: 'on' | 'off') =>
  shop.connect({ saveMethods, taxation: 'usn_income' });

function vaultOf({ vault }: Gateway) {
  if (vault === undefined) throw new Error('T-Bank saves no methods');
  return vault;
}

async function payOnPage(from = connect('on'), option: string | null = null) {
  const request = buildRubleRequest({ save: { customer: null }, option });
  await from.openCheckout(request);
  await shop.bank.decide(request.orderId, 'pay');
  return from.fetchStatus(tbankQuery(request));
}

async function chargeOf(changes: Partial<ChargeRequest> = {}): Promise<ChargeRequest> {
  const method = changes.method ?? (await payOnPage())?.savedMethod;
  if (method === undefined) throw new Error('nothing was saved');
  shop.outbound.calls.length = 0;
  return buildCharge(method, { ...inRubles, ...changes });
}
const sent = (method: string) =>
  shop.outbound.calls.filter(({ url }) => url.endsWith(`/${method}`)).length;
const held = ({ orderId }: ChargeRequest) =>
  shop.bank.payments().filter((payment) => payment.orderId === orderId);

test('a card is saved with all the digits of its ids, and its payment names the customer', async () => {
  const report = await payOnPage();
  expect(report?.savedMethod).toMatchObject({
    token: expect.stringMatching(/^\d{20}$/),
    customer: report?.orderId,
    kind: 'card',
    brand: 'visa',
    last4: '0777',
    expires: { year: 2099, month: 12 },
  });
  expect(shop.lastSent('Init')).toMatchObject({
    Recurrent: 'Y',
    CustomerKey: report?.orderId,
    DATA: { OperationInitiatorType: '1' },
  });
});

test('a charge is a separate payment, with its fiscal receipt and its webhooks', async () => {
  const request = await chargeOf();
  const answer = await vaultOf(connect('on')).charge(request);
  expect(answer).toMatchObject({ state: 'charged', report: { state: 'paid' } });
  expect(answer).not.toHaveProperty('report.savedMethod');
  expect(shop.lastSent('Init')).toMatchObject({
    OrderId: request.orderId,
    NotificationURL: request.webhookUrl,
    DATA: { OperationInitiatorType: 'R' },
    Receipt: { Email: 'buyer@example.org' },
  });
  expect(shop.lastSent('Init')).not.toHaveProperty('Recurrent');
  expect(shop.lastSent('Charge').RebillId).toBe(request.method.token);
});

test('nothing is saved where the setting is off, or by an order that links no account', async () => {
  const off = connect('off');
  expect(off.vault).toBeUndefined();
  expect(await payOnPage(off)).not.toHaveProperty('savedMethod');
  expect(shop.lastSent('Init')).not.toHaveProperty('Recurrent');
  expect(await payOnPage(connect('on'), 'sbp')).not.toHaveProperty('savedMethod');
});

test('a charge that never arrived is repeated on the same payment', async () => {
  const request = await chargeOf();
  const vault = vaultOf(connect('on'));
  shop.bank.faults.set({ charge: 'refuse_500' });
  await expect(vault.charge(request)).rejects.toMatchObject({ certainty: 'unknown' });
  const repeat = { ...request, isRepeat: true };
  await expect(vault.charge(repeat)).rejects.toMatchObject({ certainty: 'unknown' });
  shop.bank.faults.set({});
  const answer = await vault.charge(repeat);
  expect(answer).toMatchObject({ state: 'charged' });
  expect(await vault.charge(repeat)).toEqual(answer);
  expect(held(request)).toMatchObject([{ state: 'paid' }]);
  expect(sent('Init')).toBe(1);
});

test('a repeat of a declined charge finds the decline, and charges nothing', async () => {
  const request = await chargeOf();
  const vault = vaultOf(connect('on'));
  shop.bank.switches.set({ charge: '1051' });
  const answer = await vault.charge(request);
  const [payment] = held(request);
  expect(answer).toMatchObject({ class: 'funds', code: '1051', reference: payment?.id });
  shop.bank.switches.set({});
  expect(await vault.charge({ ...request, isRepeat: true })).toEqual(answer);
  expect(sent('Charge')).toBe(1);
});

test('a card that is declined twice with the code after which one more try is advised is dead', async () => {
  const request = await chargeOf();
  const vault = vaultOf(connect('on'));
  shop.bank.switches.set({ charge: '104' });
  expect(await vault.charge(request)).toMatchObject({ class: 'soft', code: '104' });
  const again = await chargeOf({ method: request.method, declinedBefore: ['104'] });
  expect(await vault.charge(again)).toMatchObject({ class: 'hard', code: '104' });
});

test('nothing is charged while several payments of the order are open', async () => {
  const request = await chargeOf();
  const open = buildRubleRequest({ orderId: request.orderId });
  await shop.gateway.openCheckout(open);
  await shop.gateway.openCheckout(open);
  const repeated = vaultOf(connect('on')).charge({ ...request, isRepeat: true });
  await expect(repeated).rejects.toMatchObject({ certainty: 'unknown' });
  expect(sent('Charge')).toBe(0);
});

test('a removed card is removed at the bank, and a charge of it is declined for good', async () => {
  const request = await chargeOf();
  const vault = vaultOf(connect('on'));
  expect(await vault.fetch(request.method)).toMatchObject({ state: 'active' });
  expect(await vault.forget(request.method)).toBe('done');
  expect(await vault.fetch(request.method)).toMatchObject({ state: 'removed' });
  expect(await vault.forget(request.method)).toBe('done');
  expect(sent('RemoveCard')).toBe(1);
  expect(await vault.charge(request)).toMatchObject({ state: 'declined', class: 'hard' });
});

test('a payment does not wait for a list of cards that fails', async () => {
  const gateway = connect('on');
  const request = buildRubleRequest({ save: { customer: null } });
  const { secondaryReference } = await gateway.openCheckout(request);
  await shop.bank.decide(request.orderId, 'pay');
  const transport: typeof shop.outbound = {
    ...shop.outbound,
    request: (call) =>
      call.url.endsWith('/GetCardList')
        ? Promise.resolve({
            status: 200,
            headers: {},
            text: '{"Success":false,"ErrorCode":"9999"}',
          })
        : shop.outbound.request(call),
  };
  const through = shop.connect({ saveMethods: 'on' }, { transport });
  const report = await through.fetchStatus(tbankQuery(request, secondaryReference));
  expect(report).toMatchObject({ state: 'paid', unclear: expect.stringContaining('cards') });
});

async function linkedAccount() {
  const gateway = connect('on');
  const order = buildRubleRequest({ save: { customer: null }, option: 'sbp' });
  const { savingReference = '' } = await gateway.openCheckout(order);
  await shop.bank.decide(order.orderId, 'pay');
  const report = await gateway.fetchStatus({ ...tbankQuery(order), savingReference });
  if (report?.savedMethod === undefined) throw new Error('no account was linked');
  return { vault: vaultOf(gateway), method: report.savedMethod };
}

test('an account that an order by the SBP has linked is charged once while its bank decides', async () => {
  const { vault, method } = await linkedAccount();
  expect(method).toMatchObject({ kind: 'sbp', state: 'active', last4: '' });
  const request = await chargeOf({ method });
  shop.bank.switches.set({ charge: 'pending' });
  const answer = await vault.charge(request);
  expect(answer).toMatchObject({ state: 'pending', report: { state: 'processing' } });
  expect(await vault.charge({ ...request, isRepeat: true })).toMatchObject({ state: 'pending' });
  expect(sent('ChargeQr')).toBe(1);
  expect(shop.lastSent('Init')).toMatchObject({ Recurrent: 'Y', DATA: { QR: 'true' } });
});

test('an account waits after a limit of its bank, and one that its buyer has revoked is declined as such', async () => {
  const { vault, method } = await linkedAccount();
  const now = new Date();
  const decline = async (switches: Record<string, string>) => {
    shop.bank.switches.set(switches);
    return vault.charge(await chargeOf({ now, method }));
  };
  expect(await decline({ charge: '3042' })).toMatchObject({
    class: 'funds',
    retryNotBefore: new Date(now.getTime() + 3_600_000),
  });
  expect(await decline({ charge: '3015' })).toMatchObject({ class: 'hard', retryNotBefore: null });
  expect(await decline({ charge: '3015', link: 'revoked' })).toMatchObject({ class: 'revoked' });
  expect(await vault.fetch(method)).toMatchObject({ state: 'removed' });
  expect(await vault.forget(method)).toBe('impossible');
});
