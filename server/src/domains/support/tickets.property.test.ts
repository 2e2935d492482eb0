import * as operators from '@sesame/contract/console/tickets.ts';
import { TICKET_REOPEN_S } from '@sesame/contract/shared/limits.ts';
import { getTicket, sendMessage, type TicketState } from '@sesame/contract/shop/support.ts';
import * as fc from 'fast-check';
import { expect, vi } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { buildBuyer } from '../../../test/build/build-purchase.ts';
import { buildTicket } from '../../../test/build/build-ticket.ts';
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '../../../test/property-runs.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { verifyLedger } from '../../ledger-verification/verify-ledger.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ticketTransitions } from './tickets.rules.ts';
import { setTicketState } from './tickets.store.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT_MS });

/**
 * In any order of steps by a buyer, an operator, the clock and the job, a ticket is in the state that the model
 * expects.
 */

type Step =
  | 'write'
  | 'reply'
  | 'note'
  | 'assign'
  | 'hold'
  | 'resolve'
  | 'reopen'
  | 'close'
  | 'wait a minute'
  | 'wait a week'
  | 'job';

const step = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Step>('write', 'reply') },
  { weight: 5, arbitrary: fc.constantFrom<Step>('note', 'assign', 'hold', 'resolve', 'reopen') },
  { weight: 2, arbitrary: fc.constantFrom<Step>('wait a minute', 'wait a week', 'job') },
  { weight: 1, arbitrary: fc.constant<Step>('close') },
);

/** A model of a ticket, written independently of the production rules. */
interface Model {
  state: TicketState;
  last: 'user' | 'admin';
  resolvedAt: number;
  messages: number;
}

const WEEK_MS = TICKET_REOPEN_S * 1_000;

/**
 * Applies a step to the model.
 * @returns whether the step is allowed
 */
function expectSame(model: Model, step: Step, now: number): boolean {
  const isOver =
    model.state === 'closed' || (model.state === 'resolved' && now - model.resolvedAt >= WEEK_MS);
  const awaited = () => (model.last === 'user' ? 'waiting_operator' : 'waiting_user');
  switch (step) {
    case 'write':
    case 'reply':
      if (isOver) return false;
      model.messages++;
      model.last = step === 'write' ? 'user' : 'admin';
      if (step === 'reply' || model.state !== 'new') model.state = awaited();
      return true;
    case 'note':
      return true;
    case 'assign':
      if (model.state === 'new') model.state = 'waiting_operator';
      return true;
    case 'hold':
      if (['on_hold', 'resolved', 'closed'].includes(model.state)) return false;
      model.state = 'on_hold';
      return true;
    case 'resolve':
      if (['resolved', 'closed'].includes(model.state)) return false;
      model.state = 'resolved';
      model.resolvedAt = now;
      return true;
    case 'reopen':
      if (!['on_hold', 'resolved'].includes(model.state)) return false;
      model.state = awaited();
      return true;
    case 'close':
      if (model.state === 'closed') return false;
      model.state = 'closed';
      return true;
    case 'job':
      if (isOver) model.state = 'closed';
      return true;
    default:
      return true;
  }
}

const test = shopTest();
const { app } = test;

test('any sequence of steps leaves the ticket in the expected state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const buyer = await buildBuyer(app.platform);
      let operator = await buildOperator(app, { role: 'support' });
      const id = await buildTicket(app, buyer.token);
      const model: Model = { state: 'new', last: 'user', resolvedAt: 0, messages: 1 };
      const params = { id };
      const calls: Record<Step, () => Promise<{ status: number } | undefined>> = {
        write: () => app.call(sendMessage, { body: { content: 'M', ticket: id } }, buyer),
        reply: () =>
          app.call(operators.replyToTicket, { params, body: { content: 'R' } }, operator),
        note: () => app.call(operators.noteOnTicket, { params, body: { content: 'N' } }, operator),
        assign: () =>
          app.call(operators.assignTicket, { params, body: { operator: operator.id } }, operator),
        hold: () => app.call(operators.holdTicket, { params, body: {} }, operator),
        resolve: () => app.call(operators.resolveTicket, { params, body: {} }, operator),
        reopen: () => app.call(operators.reopenTicket, { params, body: {} }, operator),
        close: () => app.call(operators.closeTicket, { params, body: {} }, operator),
        'wait a minute': async () => void app.clock.advance(60_000),
        'wait a week': async () => {
          app.clock.advance(WEEK_MS);
          // The console session has expired meanwhile.
          operator = await buildOperator(app, { role: 'support' });
        },
        job: async () => void (await app.jobs.run('close-resolved-tickets')),
      };
      for (const one of steps) {
        const passes = expectSame(model, one, app.clock.now().getTime());
        const answer = await calls[one]();
        if (answer !== undefined) expect(answer.status < 300, one).toBe(passes);
        const ticket = (await app.call(getTicket, { query: { ticket_id: id } }, buyer)).body;
        expect(ticket.state, steps.join(', ')).toBe(model.state);
        expect(ticket.last_message.senderType).toBe(model.last);
        expect(ticket.reply_until === null).toBe(model.state !== 'resolved');
      }
      const { rows } = await app.platform.pool.query(
        "select 1 from ticket_messages where ticket_id = $1 and sender <> 'note'",
        [id],
      );
      expect(rows).toHaveLength(model.messages);
      expect(await verifyLedger(app.platform.db, app.clock.now())).toEqual([]);
    }),
    { numRuns: propertyRuns(3, 200) },
  );
});

test('the database allows exactly the state changes of the table', async () => {
  const buyer = await buildBuyer(app.platform);
  const states = Object.keys(ticketTransitions) as TicketState[];
  const { db, clock } = app.platform;
  for (const from of states) {
    for (const to of states.filter((one) => one !== from)) {
      const id = await buildTicket(app, buyer.token);
      const at = clock.now();
      if (from !== 'new') await setTicketState(db, id, { state: from, at });
      const moved = inTransaction(db, (tx) => setTicketState(tx, id, { state: to, at }));
      if (ticketTransitions[from].includes(to)) await moved;
      else await expect(moved, `${from} → ${to}`).rejects.toThrow('cannot move');
      // Stay below the limit of open tickets.
      await db.deleteFrom('tickets').where('id', '=', id).execute();
    }
  }
});
