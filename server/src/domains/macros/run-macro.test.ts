import { randomUUID } from 'node:crypto';
import {
  archiveMacro,
  createMacro,
  type MacroAction,
  type MacroDraft,
  previewMacro,
  runMacro,
} from '@sesame/contract/operator-macros.ts';
import { openTicket, replyToTicket, resolveTicket } from '@sesame/contract/operator-support.ts';
import { listMessages } from '@sesame/contract/support.ts';
import { updateUser } from '@sesame/contract/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build-operator.ts';
import type { Buyer } from '../../../test/build-purchase.ts';
import { buildTicket } from '../../../test/build-ticket.ts';
import { actsOn } from '../../../test/read-acts.ts';
import type { TestApp } from '../../../test/start-app.ts';
import { type RefundShop, startRefundShop } from '../../../test/start-refund-shop.ts';
import { importStock } from '../access/index.ts';

const DAY_MS = 86_400_000;

let shop: RefundShop;
let app: TestApp;
let owner: TestOperator;
let support: TestOperator;
beforeAll(async () => {
  shop = await startRefundShop({ now: '2026-03-10T12:00:00.000Z' });
  app = shop.app;
  owner = await buildOperator(app);
  support = await buildOperator(app, { role: 'support' });
});
afterAll(async () => {
  await shop.expectClean();
  await shop.stop();
});

const texts = { body: 'Dear {username}, about {service}', body_ru: 'О {service}' };
async function keep(action: MacroAction | null, over: Partial<MacroDraft> = {}) {
  const body = { name: 'A macro', action, ...texts, ...over };
  const { status, body: macro } = await app.call(createMacro, { body }, owner);
  expect(status).toBe(201);
  return macro;
}

const preview = (ticket: string, macro: string, target?: string, by = owner) =>
  app.call(
    previewMacro,
    { params: { id: ticket, macro }, query: target === undefined ? {} : { target } },
    by,
  );
type RunBody = { id?: string; seen?: string; target?: string };
const run = (ticket: string, macro: string, { id = randomUUID(), ...rest }: RunBody, by = owner) =>
  app.call(runMacro, { params: { id: ticket, macro }, body: { id, seen: '', ...rest } }, by);

/** Looks first and then does it, as the page does. */
async function previewAndRun(ticket: string, macro: string, by = owner, target?: string) {
  const { body: seen } = await preview(ticket, macro, target, by);
  return run(
    ticket,
    macro,
    { seen: seen.seen, ...(seen.target && { target: seen.target.id }) },
    by,
  );
}

async function bought() {
  const buyer = await shop.newBuyer();
  const paymentId = await shop.buyAtBank(buyer);
  const ticket = await buildTicket(app, buyer.token, { payment: paymentId });
  const { id: subscription } = await subscriptionOf(buyer);
  return { buyer, paymentId, ticket, subscription };
}

const subscriptionOf = ({ id }: Buyer) =>
  app.platform.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
const said = async ({ token }: Buyer, ticket: string) =>
  (await app.call(listMessages, { query: { ticket_id: ticket } }, { token })).body.map(
    ({ content }) => content,
  );
async function actsOf(subject: string) {
  const acts = await actsOn(app, subject, ['action', 'reason', 'after']);
  return acts.filter(({ action }) => action !== 'tickets.read');
}

describe('a macro that gives days', () => {
  test('says what it will do, does it, and answers in the language of the buyer', async () => {
    const { buyer, ticket, subscription } = await bought();
    await app.call(updateUser, { body: { language: 'ru' } }, buyer);
    const { ends_at: end } = await subscriptionOf(buyer);
    const macro = await keep(
      { kind: 'extend', days: 3 },
      { name: 'An outage', body_ru: 'Добавили дни ({days}), до {until}' },
    );
    const until = new Date(end.getTime() + 3 * DAY_MS);
    const [year, month, day] = until.toISOString().slice(0, 10).split('-');
    const words = `Добавили дни (3), до ${day}.${month}.${year}`;

    const { body: seen } = await preview(ticket, macro.id);
    expect(seen).toMatchObject({
      target: { id: subscription, at: end.toISOString(), left: null },
      effect: { kind: 'extend', days: 3, from: end.toISOString(), until: until.toISOString() },
      answer: words,
      language: 'ru',
      missing: [],
      permitted: true,
    });
    expect((await subscriptionOf(buyer)).ends_at).toEqual(end);

    const { status, body } = await run(ticket, macro.id, {
      seen: seen.seen,
      target: subscription,
    });
    expect(status).toBe(200);
    expect(body.ticket).toMatchObject({ state: 'waiting_user', assignee: { id: owner.id } });
    expect(body.message).toMatchObject({ content: words, senderType: 'admin' });
    expect((await subscriptionOf(buyer)).ends_at).toEqual(until);
    expect(await said(buyer, ticket)).toEqual(['How does it work?', words]);
    const [extended] = await actsOf(`subscription:${subscription}`);
    expect(extended).toMatchObject({
      action: 'subscriptions.extend',
      reason: `An outage (macro, ticket ${body.ticket.number})`,
    });
    expect(await actsOf(`ticket:${ticket}`)).toEqual([
      expect.objectContaining({
        action: 'tickets.macro',
        after: expect.objectContaining({ macro: macro.id, version: 1, target: subscription }),
      }),
    ]);
  });

  test('happens once however often it is pressed', async () => {
    const { buyer, ticket, subscription } = await bought();
    const { ends_at: end } = await subscriptionOf(buyer);
    const macro = await keep({ kind: 'extend', days: 3 });
    const { seen } = (await preview(ticket, macro.id)).body;
    const pressed = { id: randomUUID(), seen, target: subscription };
    const answers = await Promise.all([
      run(ticket, macro.id, pressed),
      run(ticket, macro.id, pressed),
    ]);
    answers.push(await run(ticket, macro.id, pressed));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await subscriptionOf(buyer)).ends_at).toEqual(new Date(end.getTime() + 3 * DAY_MS));
    expect(await said(buyer, ticket)).toHaveLength(2);
    expect(await actsOf(`subscription:${subscription}`)).toHaveLength(1);
  });

  test('by two operators at once happens for one of them', async () => {
    const { buyer, ticket, subscription } = await bought();
    const { ends_at: end } = await subscriptionOf(buyer);
    const manager = await buildOperator(app, { role: 'manager' });
    const macro = await keep({ kind: 'extend', days: 3 });
    const { seen } = (await preview(ticket, macro.id)).body;
    const answers = await Promise.all([
      run(ticket, macro.id, { seen, target: subscription }, owner),
      run(ticket, macro.id, { seen, target: subscription }, manager),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await subscriptionOf(buyer)).ends_at).toEqual(new Date(end.getTime() + 3 * DAY_MS));
    expect(await said(buyer, ticket)).toHaveLength(2);
  });

  test('is no way round the permission for the act', async () => {
    const { buyer, ticket, subscription } = await bought();
    const macro = await keep({ kind: 'extend', days: 3 });
    const { body: seen } = await preview(ticket, macro.id, undefined, support);
    expect(seen.permitted).toBe(false);
    const refused = await run(ticket, macro.id, { seen: seen.seen, target: subscription }, support);
    expect(refused.status).toBe(403);
    expect(await said(buyer, ticket)).toHaveLength(1);
  });

  test('acts upon nobody else’s subscription', async () => {
    const { ticket } = await bought();
    const { subscription: foreign } = await bought();
    const macro = await keep({ kind: 'extend', days: 3 });
    expect((await preview(ticket, macro.id, foreign)).status).toBe(404);
    const { seen } = (await preview(ticket, macro.id)).body;
    expect((await run(ticket, macro.id, { seen, target: foreign })).status).toBe(404);
  });

  test('does nothing where there is nothing to give days to', async () => {
    const buyer = await shop.newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    const macro = await keep({ kind: 'extend', days: 3 }, { body: 'Done', body_ru: 'Готово' });
    const { body: seen } = await preview(ticket, macro.id);
    expect(seen).toMatchObject({ targets: [], target: null, effect: null });
    expect((await run(ticket, macro.id, { seen: seen.seen })).status).toBe(400);
    expect(await said(buyer, ticket)).toHaveLength(1);
  });
});

describe('what was seen', () => {
  test('and is no more is 409, and neither is done', async () => {
    const { buyer, ticket, subscription } = await bought();
    const macro = await keep({ kind: 'extend', days: 3 });
    const { seen } = (await preview(ticket, macro.id)).body;
    await previewAndRun(ticket, (await keep({ kind: 'extend', days: 1 })).id);
    const before = await subscriptionOf(buyer);
    const refused = await run(ticket, macro.id, { seen, target: subscription });
    expect(refused.refusal?.code).toBe('changed_meanwhile');
    expect(await subscriptionOf(buyer)).toEqual(before);
    expect(await said(buyer, ticket)).toHaveLength(2);
  });

  test('of a ticket that is closed by now leaves the subscription alone', async () => {
    const { buyer, ticket, subscription } = await bought();
    const macro = await keep({ kind: 'extend', days: 3 });
    const { seen } = (await preview(ticket, macro.id)).body;
    const before = await subscriptionOf(buyer);
    await app.platform.db
      .updateTable('tickets')
      .set({ state: 'closed', resolved_at: null })
      .where('id', '=', ticket)
      .execute();
    const refused = await run(ticket, macro.id, { seen, target: subscription });
    expect(refused.refusal?.code).toBe('ticket_moved');
    expect(await subscriptionOf(buyer)).toEqual(before);
  });

  test('with a value missing is never sent', async () => {
    const buyer = await shop.newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    const macro = await keep({ kind: 'hold' });
    const { body: seen } = await preview(ticket, macro.id);
    expect(seen.missing).toEqual(['service']);
    const refused = await run(ticket, macro.id, { seen: seen.seen });
    expect(refused.refusal).toMatchObject({ code: 'text_wrong', placeholder: '{service}' });
    expect(await said(buyer, ticket)).toHaveLength(1);
  });

  test('an archived macro is offered no more', async () => {
    const { ticket } = await bought();
    const macro = await keep({ kind: 'hold' });
    const { seen } = (await preview(ticket, macro.id)).body;
    const body = { version: 1, archived: true };
    await app.call(archiveMacro, { params: { id: macro.id }, body }, owner);
    expect((await preview(ticket, macro.id)).status).toBe(404);
    expect((await run(ticket, macro.id, { seen })).status).toBe(404);
  });
});

test('braces and markup in a user name stay what they are', async () => {
  const { buyer, ticket } = await bought();
  const username = '<img onerror=x()>{service}';
  await app.platform.db.updateTable('users').set({ username }).where('id', '=', buyer.id).execute();
  const macro = await keep(null, { body: 'Dear {username}' });
  const { answer, effect } = (await preview(ticket, macro.id)).body;
  expect(answer).toBe(`Dear ${username}`);
  expect(effect).toBeNull();
});

describe('a macro that refunds', () => {
  test('writes the refund down with the answer, and the job carries it out once', async () => {
    const { buyer, ticket, paymentId } = await bought();
    const macro = await keep(
      { kind: 'refund', percent: 50, way: 'gateway', access: 'keep' },
      { body: '{amount} are on their way' },
    );
    const { body: seen } = await preview(ticket, macro.id);
    expect(seen).toMatchObject({
      target: { id: paymentId, left: 200 },
      effect: { kind: 'refund', amount: 100, way: 'gateway', access: 'keep' },
      answer: '$100.00 are on their way',
    });
    const pressed = { id: randomUUID(), seen: seen.seen, target: paymentId };
    expect((await run(ticket, macro.id, pressed)).status).toBe(200);
    expect((await run(ticket, macro.id, pressed)).status).toBe(200);
    expect(shop.returnedByBank(paymentId)).toBe(0);
    expect(await said(buyer, ticket)).toHaveLength(2);
    app.clock.advance(61_000);
    await app.jobs.run('follow-refunds');
    await app.jobs.run('follow-refunds');
    await shop.settled();
    expect(shop.returnedByBank(paymentId)).toBe(10_000);
    expect((await shop.payment(paymentId)).refunded_cents).toBe(10_000);
    expect((await actsOf(`payment:${paymentId}`)).map(({ action }) => action)).toEqual([
      'payments.refund',
    ]);
  });

  test('to the balance is there at once', async () => {
    const { ticket, paymentId } = await bought();
    const macro = await keep({ kind: 'refund', percent: 100, way: 'balance', access: 'revoke' });
    expect((await previewAndRun(ticket, macro.id)).status).toBe(200);
    expect(await shop.payment(paymentId)).toMatchObject({
      state: 'refunded',
      refunded_cents: 20_000,
    });
    expect((await preview(ticket, macro.id)).body.targets).toEqual([]);
  });

  test('asks first who sits there, as the refund by hand does', async () => {
    const { ticket, paymentId } = await bought();
    const macro = await keep({ kind: 'refund', percent: 100, way: 'balance', access: 'keep' });
    const other = await buildOperator(app);
    app.clock.advance(11 * 60_000);
    const refused = await previewAndRun(ticket, macro.id, other);
    expect(refused.refusal?.code).toBe('confirmation_required');
    expect((await shop.payment(paymentId)).refunded_cents).toBe(0);
    owner = await buildOperator(app);
    support = await buildOperator(app, { role: 'support' });
  });
});

test('a macro gives another link', async () => {
  const { ticket, subscription } = await bought();
  const [originId = 0] = shop.product.originIds;
  const { platform } = app;
  const links = ['https://another.example/only-yours'];
  const at = platform.clock.now();
  await importStock(platform.db, platform, { originId, kind: 'unique', links, at });
  const macro = await keep({ kind: 'reissue' });
  expect((await previewAndRun(ticket, macro.id, support)).status).toBe(200);
  expect((await actsOf(`subscription:${subscription}`)).map(({ action }) => action)).toEqual([
    'subscriptions.reissue',
  ]);
});

describe('a macro about the ticket itself', () => {
  test.each([
    [{ kind: 'hold' }, { state: 'on_hold', priority: 'normal' }],
    [{ kind: 'resolve' }, { state: 'resolved', priority: 'normal' }],
    [
      { kind: 'priority', priority: 'urgent' },
      { state: 'waiting_user', priority: 'urgent' },
    ],
  ] as const)('%o leaves it %o', async (action, standing) => {
    const { ticket } = await bought();
    const macro = await keep(action);
    const { status, body } = await previewAndRun(ticket, macro.id, support);
    expect(status).toBe(200);
    expect(body.ticket).toMatchObject(standing);
    expect((await actsOf(`ticket:${ticket}`)).map(({ action: one }) => one)).toContain(
      'tickets.macro',
    );
  });
});

describe('two operators answering at once', () => {
  const reply = (ticket: string, seen: string, by: TestOperator) =>
    app.call(replyToTicket, { params: { id: ticket }, body: { content: 'Hello', seen } }, by);

  test('are one answer; who was slower reads it first', async () => {
    const { buyer, ticket } = await bought();
    const other = await buildOperator(app, { role: 'support' });
    const opened = await app.call(openTicket, { params: { id: ticket }, query: {} }, support);
    const seen = opened.body.messages.at(-1)?.id ?? '';
    const answers = await Promise.all([reply(ticket, seen, support), reply(ticket, seen, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const slower = answers[0].status === 409 ? support : other;
    const first = answers.find(({ status }) => status === 201)?.body.id ?? '';
    expect((await reply(ticket, first, slower)).status).toBe(201);
    expect(await said(buyer, ticket)).toHaveLength(3);
  });

  test('are never held back by their own earlier words', async () => {
    const { ticket } = await bought();
    const opened = await app.call(openTicket, { params: { id: ticket }, query: {} }, support);
    const seen = opened.body.messages.at(-1)?.id ?? '';
    expect((await reply(ticket, seen, support)).status).toBe(201);
    expect((await reply(ticket, seen, support)).status).toBe(201);
    await app.call(resolveTicket, { params: { id: ticket }, body: {} }, support);
  });
});
