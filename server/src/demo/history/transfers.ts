import { switchMethod } from '@sesame/contract/console/payments/gateways.ts';
import {
  acceptTransfer,
  listTransferProofs,
  refuseTransferProof,
} from '@sesame/contract/console/payments/transfers.ts';
import { DAY_MS, MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { getTransfer, sendTransferProof } from '@sesame/contract/shop/transfers.ts';
import { proofPdf } from './proof-pdf.ts';
import { chooseProduct } from './sales.ts';
import { now, type World } from './world.ts';

/** Days before the end, and the outcome of the check of the proof of payment; the last one waits for it. */
const plan = [
  [8, 'accept'],
  [5, 'accept'],
  [2, 'refuse'],
  [0.04, 'wait'],
] as const;

/** Bank transfers in rubles, begun lately: rates of the past are not known. */
export function planTransfers(world: World): void {
  const { agenda, shop, team, until } = world;
  agenda.at(Math.max(world.since, until - 9 * DAY_MS), async () => {
    const body = { enabled: true, reason: 'Buyers without a card asked for it' };
    const input = { params: { gateway: 'transfer' }, body };
    await shop.call(switchMethod, input, await shop.asOperator(team.owner));
  });
  for (const [daysAgo, decision] of plan) {
    agenda.at(until - daysAgo * DAY_MS, async () => {
      await shop.jobs.run('fetch-rates');
      await transfer(world, decision);
    });
  }
}

async function transfer(world: World, decision: (typeof plan)[number][1]): Promise<void> {
  const { shop, agenda, random, buyers, team } = world;
  if (buyers.length === 0) return;
  const russian = buyers.filter(({ language }) => language === 'ru');
  const buyer = random.pick(russian.length > 0 ? russian : buyers);
  const price = chooseProduct(world).price_table[0];
  if (price === undefined) return;
  const caller = await shop.asBuyer(buyer);
  const query = { subscription_price_id: String(price.id) };
  const { payment_id: id } = await shop.call(
    startPayment,
    { query, body: { gateway: 'transfer' } },
    caller,
  );
  const { charge, reference } = await shop.call(getTransfer, { params: { id } }, caller);
  const amount = charge?.amount ?? price.amount;
  const currency = charge?.currency ?? 'USD';
  await shop.upload(
    sendTransferProof.path.replace(':id', id),
    {
      name: 'transfer.pdf',
      type: 'application/pdf',
      bytes: proofPdf(`${amount} ${currency}  No. ${reference}`),
    },
    caller,
  );
  if (decision === 'wait') return;
  agenda.at(now(world) + random.between(20, 200) * MINUTE_MS, async () => {
    const operator = await shop.asOperator(team.finance);
    if (decision === 'accept') {
      const seen = {
        bank_reference: `A${random.whole(10_000_000, 99_999_999)}`,
        received: amount,
        currency,
      };
      const body = { ...seen, reason: 'Seen on the account' };
      await shop.call(acceptTransfer, { params: { id }, body }, operator);
      await shop.jobs.runDue();
      return;
    }
    const waiting = await shop.call(listTransferProofs, { query: {} }, operator);
    const proof = waiting.find((one) => one.id === id)?.proofs.at(-1);
    const body = { reason: 'The proof shows another amount' };
    if (proof) await shop.call(refuseTransferProof, { params: { id: proof.id }, body }, operator);
  });
}
