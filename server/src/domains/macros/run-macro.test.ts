import { randomUUID } from 'node:crypto';
import {
  archiveMacro,
  createMacro,
  type MacroAction,
  type MacroDraft,
  previewMacro,
  runMacro,
} from '@sesame/contract/console/macros.ts';
import { openTicket, replyToTicket, resolveTicket } from '@sesame/contract/console/tickets.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { updateUser } from '@sesame/contract/shop/session.ts';
import { listMessages } from '@sesame/contract/shop/support.ts';
import { describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import type { Buyer } from '../../../test/build/build-purchase.ts';
import { buildTicket } from '../../../test/build/build-ticket.ts';
import { auditEventsOn } from '../../../test/database/read-audit-events.ts';
import { getRow, updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { importInventory } from '../access/index.ts';

let owner: TestOperator;
let support: TestOperator;
const test = shopTest(['refunds'], { now: '2026-03-10T12:00:00.000Z' });
const { app, shop } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app);
  support = await buildOperator(app, { role: 'support' });
});

const texts = { body: 'Dear {username}, about {service}', body_ru: 'О {service}' };
async function saveMacro(action: MacroAction | null, over: Partial<MacroDraft> = {}) {
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

/** Previews and then runs the macro, as the console does. */
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

const subscriptionOf = ({ id }: Buyer) => getRow(app, 'subscriptions', { user_id: id });
const contentsOf = async ({ token }: Buyer, ticket: string) =>
  (await app.call(listMessages, { query: { ticket_id: ticket } }, { token })).body.map(
    ({ content }) => content,
  );
async function eventsOf(subject: string) {
  const events = await auditEventsOn(app, subject, ['action', 'reason', 'after']);
  return events.filter(({ action }) => action !== 'tickets.read');
}

describe('a macro that adds days', () => {
  test('previews its effect, applies it, and answers in the language of the buyer', async () => {
    const { buyer, ticket, subscription } = await bought();
    await app.call(updateUser, { body: { language: 'ru' } }, buyer);
    const { ends_at: end } = await subscriptionOf(buyer);
    const macro = await saveMacro(
      { kind: 'extend', days: 3 },
      { name: 'An outage', body_ru: 'Добавили дни ({days}), до {until}' },
    );
    const until = new Date(end.getTime() + 3 * DAY_MS);
    const [year, month, day] = until.toISOString().slice(0, 10).split('-');
    const expectedAnswer = `Добавили дни (3), до ${day}.${month}.${year}`;

    const { body: seen } = await preview(ticket, macro.id);
    expect(seen).toMatchObject({
      target: { id: subscription, at: end.toISOString(), left: null },
      effect: { kind: 'extend', days: 3, from: end.toISOString(), until: until.toISOString() },
      answer: expectedAnswer,
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
    expect(body.message).toMatchObject({ content: expectedAnswer, senderType: 'admin' });
    expect((await subscriptionOf(buyer)).ends_at).toEqual(until);
    expect(await contentsOf(buyer, ticket)).toEqual(['How does it work?', expectedAnswer]);
    const [extended] = await eventsOf(`subscription:${subscription}`);
    expect(extended).toMatchObject({
      action: 'subscriptions.extend',
      reason: `An outage (macro, ticket ${body.ticket.number})`,
    });
    expect(await eventsOf(`ticket:${ticket}`)).toEqual([
      expect.objectContaining({
        action: 'tickets.macro',
        after: expect.objectContaining({ macro: macro.id, version: 1, target: subscription }),
      }),
    ]);
  });

  test('runs once however often it is submitted', async () => {
    const { buyer, ticket, subscription } = await bought();
    const { ends_at: end } = await subscriptionOf(buyer);
    const macro = await saveMacro({ kind: 'extend', days: 3 });
    const { seen } = (await preview(ticket, macro.id)).body;
    const pressed = { id: randomUUID(), seen, target: subscription };
    const answers = await Promise.all([
      run(ticket, macro.id, pressed),
      run(ticket, macro.id, pressed),
    ]);
    answers.push(await run(ticket, macro.id, pressed));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await subscriptionOf(buyer)).ends_at).toEqual(new Date(end.getTime() + 3 * DAY_MS));
    expect(await contentsOf(buyer, ticket)).toHaveLength(2);
    expect(await eventsOf(`subscription:${subscription}`)).toHaveLength(1);
  });

  test('runs once when two operators submit it at the same time', async () => {
    const { buyer, ticket, subscription } = await bought();
    const { ends_at: end } = await subscriptionOf(buyer);
    const manager = await buildOperator(app, { role: 'manager' });
    const macro = await saveMacro({ kind: 'extend', days: 3 });
    const { seen } = (await preview(ticket, macro.id)).body;
    const answers = await Promise.all([
      run(ticket, macro.id, { seen, target: subscription }, owner),
      run(ticket, macro.id, { seen, target: subscription }, manager),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await subscriptionOf(buyer)).ends_at).toEqual(new Date(end.getTime() + 3 * DAY_MS));
    expect(await contentsOf(buyer, ticket)).toHaveLength(2);
  });

  test('needs the permission for its action', async () => {
    const { buyer, ticket, subscription } = await bought();
    const macro = await saveMacro({
      kind: 'refund',
      percent: 50,
      method: 'gateway',
      access: 'keep',
    });
    const { body: seen } = await preview(ticket, macro.id, undefined, support);
    expect(seen.permitted).toBe(false);
    const refused = await run(ticket, macro.id, { seen: seen.seen, target: subscription }, support);
    expect(refused.status).toBe(403);
    expect(await contentsOf(buyer, ticket)).toHaveLength(1);
  });

  test('adds no more days for the support role than it may add manually', async () => {
    const { buyer, ticket, subscription } = await bought();
    const [few, many] = [
      await saveMacro({ kind: 'extend', days: 3 }),
      await saveMacro({ kind: 'extend', days: 8 }),
    ];
    const refused = await run(
      ticket,
      many.id,
      {
        seen: (await preview(ticket, many.id, undefined, support)).body.seen,
        target: subscription,
      },
      support,
    );
    expect(refused.refusal?.code).toBe('days_limited');
    expect(await contentsOf(buyer, ticket)).toHaveLength(1);
    expect((await previewAndRun(ticket, few.id, support)).status).toBe(200);
  });

  test('cannot act on a subscription of another buyer', async () => {
    const { ticket } = await bought();
    const { subscription: foreign } = await bought();
    const macro = await saveMacro({ kind: 'extend', days: 3 });
    expect((await preview(ticket, macro.id, foreign)).status).toBe(404);
    const { seen } = (await preview(ticket, macro.id)).body;
    expect((await run(ticket, macro.id, { seen, target: foreign })).status).toBe(404);
  });

  test('is refused when there is no subscription to extend', async () => {
    const buyer = await shop.newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    const macro = await saveMacro({ kind: 'extend', days: 3 }, { body: 'Done', body_ru: 'Готово' });
    const { body: seen } = await preview(ticket, macro.id);
    expect(seen).toMatchObject({ targets: [], target: null, effect: null });
    expect((await run(ticket, macro.id, { seen: seen.seen })).status).toBe(400);
    expect(await contentsOf(buyer, ticket)).toHaveLength(1);
  });
});

describe('a preview', () => {
  test('that is out of date answers 409, and neither action nor answer happens', async () => {
    const { buyer, ticket, subscription } = await bought();
    const macro = await saveMacro({ kind: 'extend', days: 3 });
    const { seen } = (await preview(ticket, macro.id)).body;
    await previewAndRun(ticket, (await saveMacro({ kind: 'extend', days: 1 })).id);
    const before = await subscriptionOf(buyer);
    const refused = await run(ticket, macro.id, { seen, target: subscription });
    expect(refused.refusal?.code).toBe('version_conflict');
    expect(await subscriptionOf(buyer)).toEqual(before);
    expect(await contentsOf(buyer, ticket)).toHaveLength(2);
  });

  test('of a ticket that was closed meanwhile leaves the subscription alone', async () => {
    const { buyer, ticket, subscription } = await bought();
    const macro = await saveMacro({ kind: 'extend', days: 3 });
    const { seen } = (await preview(ticket, macro.id)).body;
    const before = await subscriptionOf(buyer);
    await updateRows(app, 'tickets', { id: ticket }, { state: 'closed', resolved_at: null });
    const refused = await run(ticket, macro.id, { seen, target: subscription });
    expect(refused.refusal?.code).toBe('ticket_state_changed');
    expect(await subscriptionOf(buyer)).toEqual(before);
  });

  test('with a missing value cannot be run', async () => {
    const buyer = await shop.newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    const macro = await saveMacro({ kind: 'hold' });
    const { body: seen } = await preview(ticket, macro.id);
    expect(seen.missing).toEqual(['service']);
    const refused = await run(ticket, macro.id, { seen: seen.seen });
    expect(refused.refusal).toMatchObject({ code: 'text_wrong', placeholder: '{service}' });
    expect(await contentsOf(buyer, ticket)).toHaveLength(1);
  });

  test('is not available for an archived macro', async () => {
    const { ticket } = await bought();
    const macro = await saveMacro({ kind: 'hold' });
    const { seen } = (await preview(ticket, macro.id)).body;
    const body = { version: 1, archived: true };
    await app.call(archiveMacro, { params: { id: macro.id }, body }, owner);
    expect((await preview(ticket, macro.id)).status).toBe(404);
    expect((await run(ticket, macro.id, { seen })).status).toBe(404);
  });
});

test('braces and markup in a user name stay as they are', async () => {
  const { buyer, ticket } = await bought();
  const username = '<img onerror=x()>{service}';
  await app.platform.db.updateTable('users').set({ username }).where('id', '=', buyer.id).execute();
  const macro = await saveMacro(null, { body: 'Dear {username}' });
  const { answer, effect } = (await preview(ticket, macro.id)).body;
  expect(answer).toBe(`Dear ${username}`);
  expect(effect).toBeNull();
});

describe('a macro that refunds', () => {
  test('requests the refund with the answer, and the job carries it out once', async () => {
    const { buyer, ticket, paymentId } = await bought();
    const macro = await saveMacro(
      { kind: 'refund', percent: 50, method: 'gateway', access: 'keep' },
      { body: '{amount} are on their way' },
    );
    const { body: seen } = await preview(ticket, macro.id);
    expect(seen).toMatchObject({
      target: { id: paymentId, left: 200 },
      effect: { kind: 'refund', amount: 100, method: 'gateway', access: 'keep' },
      answer: '$100.00 are on their way',
    });
    const pressed = { id: randomUUID(), seen: seen.seen, target: paymentId };
    expect((await run(ticket, macro.id, pressed)).status).toBe(200);
    expect((await run(ticket, macro.id, pressed)).status).toBe(200);
    expect(shop.returnedByBank(paymentId)).toBe(0);
    expect(await contentsOf(buyer, ticket)).toHaveLength(2);
    app.clock.advance(61_000);
    await app.jobs.run('follow-up-refunds');
    await app.jobs.run('follow-up-refunds');
    await shop.settled();
    expect(shop.returnedByBank(paymentId)).toBe(10_000);
    expect((await shop.payment(paymentId)).refunded_cents).toBe(10_000);
    expect((await eventsOf(`payment:${paymentId}`)).map(({ action }) => action)).toEqual([
      'payments.refund',
    ]);
  });

  test('to the balance refunds at once', async () => {
    const { ticket, paymentId } = await bought();
    const macro = await saveMacro({
      kind: 'refund',
      percent: 100,
      method: 'balance',
      access: 'revoke',
    });
    expect((await previewAndRun(ticket, macro.id)).status).toBe(200);
    expect(await shop.payment(paymentId)).toMatchObject({
      state: 'refunded',
      refunded_cents: 20_000,
    });
    expect((await preview(ticket, macro.id)).body.targets).toEqual([]);
  });

  test('needs a confirmed session, as a manual refund does', async () => {
    const { ticket, paymentId } = await bought();
    const macro = await saveMacro({
      kind: 'refund',
      percent: 100,
      method: 'balance',
      access: 'keep',
    });
    const other = await buildOperator(app);
    app.clock.advance(11 * 60_000);
    const refused = await previewAndRun(ticket, macro.id, other);
    expect(refused.refusal?.code).toBe('confirmation_required');
    expect((await shop.payment(paymentId)).refunded_cents).toBe(0);
    owner = await buildOperator(app);
    support = await buildOperator(app, { role: 'support' });
  });
});

test('a macro replaces a credential, and its preview says when the inventory has no other one', async () => {
  const { ticket, subscription } = await bought();
  const [serviceId = 0] = shop.product.serviceIds;
  const macro = await saveMacro({ kind: 'replace' });
  const before = (await preview(ticket, macro.id)).body;
  expect(before.effect).toMatchObject({ kind: 'replace', items: 1, lacking: [{ id: serviceId }] });
  const start = () => run(ticket, macro.id, { seen: before.seen, target: subscription });
  expect((await start()).refusal?.code).toBe('inventory_empty');
  const { platform } = app;
  const links = ['https://another.example/only-yours'];
  const at = platform.clock.now();
  await importInventory(platform.db, platform, { serviceId, kind: 'unique', links, at });
  expect((await start()).refusal?.code).toBe('version_conflict');
  expect((await preview(ticket, macro.id)).body.effect).toMatchObject({ lacking: [] });
  expect((await previewAndRun(ticket, macro.id, support)).status).toBe(200);
  expect((await eventsOf(`subscription:${subscription}`)).map(({ action }) => action)).toEqual([
    'subscriptions.replace_credential',
  ]);
});

describe('a macro for the ticket itself', () => {
  test.each([
    [{ kind: 'hold' }, { state: 'on_hold', priority: 'normal' }],
    [{ kind: 'resolve' }, { state: 'resolved', priority: 'normal' }],
    [
      { kind: 'priority', priority: 'urgent' },
      { state: 'waiting_user', priority: 'urgent' },
    ],
  ] as const)('%o results in %o', async (action, expected) => {
    const { ticket } = await bought();
    const macro = await saveMacro(action);
    const { status, body } = await previewAndRun(ticket, macro.id, support);
    expect(status).toBe(200);
    expect(body.ticket).toMatchObject(expected);
    expect((await eventsOf(`ticket:${ticket}`)).map(({ action: one }) => one)).toContain(
      'tickets.macro',
    );
  });
});

describe('two operators answering at once', () => {
  const reply = (ticket: string, seen: string, by: TestOperator) =>
    app.call(replyToTicket, { params: { id: ticket }, body: { content: 'Hello', seen } }, by);

  test('get one answer through; the slower one has to read it first', async () => {
    const { buyer, ticket } = await bought();
    const other = await buildOperator(app, { role: 'support' });
    const opened = await app.call(openTicket, { params: { id: ticket }, query: {} }, support);
    const seen = opened.body.messages.at(-1)?.id ?? '';
    const answers = await Promise.all([reply(ticket, seen, support), reply(ticket, seen, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const slower = answers[0].status === 409 ? support : other;
    const first = answers.find(({ status }) => status === 201)?.body.id ?? '';
    expect((await reply(ticket, first, slower)).status).toBe(201);
    expect(await contentsOf(buyer, ticket)).toHaveLength(3);
  });

  test('are not stopped by their own earlier answers', async () => {
    const { ticket } = await bought();
    const opened = await app.call(openTicket, { params: { id: ticket }, query: {} }, support);
    const seen = opened.body.messages.at(-1)?.id ?? '';
    expect((await reply(ticket, seen, support)).status).toBe(201);
    expect((await reply(ticket, seen, support)).status).toBe(201);
    await app.call(resolveTicket, { params: { id: ticket }, body: {} }, support);
  });
});
