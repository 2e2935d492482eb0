import { describe, expect, test } from 'vitest';
import { secondsLeft } from '../../shell/countdown.rules.ts';
import {
  CHECKING_MS,
  firstState,
  isProof,
  nextState,
  outcomeOf,
  PAY_WITHIN_MS,
  PROOF_MAX_BYTES,
  RECEIVING_MS,
  SENDING_MS,
  type TransferEvent,
  type TransferOutcome,
  type TransferState,
} from './transfer.rules.ts';

const T0 = 1_764_000_000_000;
const events = ['time', 'paid', 'proof_sent', 'another_file', 'new_details'] as const;
const outcomes = ['outdated', 'done'] as const;

/** A clock that is advanced manually. */
function startFlow(outcome: TransferOutcome = 'outdated') {
  let now = T0;
  let state = firstState(now);
  return {
    pass: (ms: number) => {
      now += ms;
      state = nextState(state, 'time', now, outcome);
      return state.name;
    },
    send: (event: TransferEvent) => {
      state = nextState(state, event, now, outcome);
      return state.name;
    },
    left: () => ('until' in state ? secondsLeft(state.until, now) : null),
  };
}

describe('the demo of a transfer', () => {
  test('loads the details for 3 s, then counts down from 900 s', () => {
    const flow = startFlow();
    expect(flow.pass(RECEIVING_MS - 1)).toBe('receiving');
    expect(flow.pass(1)).toBe('details');
    expect(flow.left()).toBe(900);
    flow.pass(1);
    expect(flow.left()).toBe(900);
    flow.pass(999);
    expect(flow.left()).toBe(899);
  });

  test('checks for 5 s and finds the details expired', () => {
    const flow = startFlow();
    flow.pass(RECEIVING_MS + 60_000);
    expect(flow.send('paid')).toBe('checking');
    expect(flow.pass(CHECKING_MS - 1)).toBe('checking');
    expect(flow.pass(1)).toBe('outdated');
  });

  test('rejects the proof after 3 s, accepts another file, and gives new details', () => {
    const flow = startFlow();
    flow.pass(RECEIVING_MS + PAY_WITHIN_MS);
    expect(flow.send('proof_sent')).toBe('sending');
    expect(flow.pass(SENDING_MS - 1)).toBe('sending');
    expect(flow.pass(1)).toBe('rejected');
    expect(flow.send('another_file')).toBe('outdated');
    expect(flow.send('new_details')).toBe('receiving');
  });

  test('succeeds if the address says so', () => {
    const flow = startFlow('done');
    flow.pass(RECEIVING_MS);
    flow.send('paid');
    expect(flow.pass(CHECKING_MS)).toBe('done');
    expect(outcomeOf('?demo=success')).toBe('done');
    expect(outcomeOf('?demo=other')).toBe('outdated');
    expect(outcomeOf('')).toBe('outdated');
  });

  test('expires when the time runs out', () => {
    const flow = startFlow();
    flow.pass(RECEIVING_MS);
    expect(flow.pass(PAY_WITHIN_MS - 1)).toBe('details');
    expect(flow.pass(1)).toBe('outdated');
  });

  test('is in the right state after the tab slept through several states', () => {
    const flow = startFlow();
    expect(flow.pass(RECEIVING_MS + PAY_WITHIN_MS + 3_600_000)).toBe('outdated');
  });

  test('ignores a confirmation after the time has run out', () => {
    const flow = startFlow();
    flow.pass(RECEIVING_MS);
    const late = nextState({ name: 'details', until: T0 }, 'paid', T0 + 1, 'outdated');
    expect(late.name).toBe('outdated');
  });
});

describe('in every state', () => {
  /** Every state reachable by events and by waiting. */
  function reachable(outcome: TransferOutcome) {
    const found = new Map<string, { state: TransferState; leadsTo: Set<string> }>();
    const visit = (state: TransferState, now: number) => {
      if (found.has(state.name)) return;
      const leadsTo = new Set<string>();
      found.set(state.name, { state, leadsTo });
      const times = 'until' in state ? [now, state.until - 1, state.until] : [now];
      for (const at of times) {
        for (const event of events) {
          const next = nextState(state, event, at, outcome);
          if (next.name !== state.name) leadsTo.add(next.name);
          visit(next, at);
        }
      }
    };
    visit(firstState(T0), T0);
    return found;
  }

  test.each(outcomes)('there is a next state, except at the end (%s)', (outcome) => {
    const states = reachable(outcome);
    const stuck = [...states].filter(([, { leadsTo }]) => leadsTo.size === 0);
    expect(stuck.map(([name]) => name)).toEqual(outcome === 'done' ? ['done'] : []);
  });

  test.each(outcomes)('waiting states end by themselves (%s)', (outcome) => {
    for (const { state } of reachable(outcome).values()) {
      if (!('until' in state)) continue;
      const after = nextState(state, 'time', state.until, outcome);
      expect(after.name).not.toBe(state.name);
    }
  });

  test('every state of the flow is reachable', () => {
    const names = outcomes.flatMap((outcome) => [...reachable(outcome).keys()]);
    expect([...new Set(names)].sort()).toEqual(
      ['checking', 'details', 'done', 'outdated', 'receiving', 'rejected', 'sending'].sort(),
    );
  });

  test.each(outcomes)('repeating an event has no effect (%s)', (outcome) => {
    for (const { state } of reachable(outcome).values()) {
      for (const event of events) {
        const once = nextState(state, event, T0, outcome);
        const twice = nextState(once, event, T0, outcome);
        expect(twice, `${state.name} ${event}`).toEqual(once);
      }
    }
  });
});

test.each([
  ['a PDF', { name: 'a.pdf', type: 'application/pdf', size: 1 }, true],
  ['a PDF without a type', { name: 'A.PDF', type: '', size: 1 }, true],
  ['a picture called PDF', { name: 'a.pdf', type: 'image/png', size: 1 }, false],
  ['something without a type', { name: 'a.exe', type: '', size: 1 }, false],
  ['an empty file', { name: 'a.pdf', type: 'application/pdf', size: 0 }, false],
  ['the largest', { name: 'a.pdf', type: 'application/pdf', size: PROOF_MAX_BYTES }, true],
  ['one too large', { name: 'a.pdf', type: 'application/pdf', size: PROOF_MAX_BYTES + 1 }, false],
])('%s as a proof of payment: %o', (_, file, taken) => {
  expect(isProof(file)).toBe(taken);
});
