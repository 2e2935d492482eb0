import { listRows } from '../rows.ts';
import type { RenewingShop, Subscriber } from '../shops/renewal-test.ts';

export interface Timeline {
  /** Adds what has happened to a subscription since the last call, in the order of time. */
  observe(): Promise<void>;
  /** Adds what someone does. */
  note(text: string): void;
  readonly lines: readonly string[];
}

interface Entry {
  readonly at: Date;
  readonly kind: string;
  readonly text: string;
}

/** What happens to a subscription, as the database and its buyer's mailbox have it, a line for each event. */
export function watch(shop: RenewingShop, one: Subscriber): Timeline {
  const { clock, platform } = shop.app;
  const { db } = platform;
  const lines: string[] = [];
  const known = new Set<string>();
  const add = ({ at, kind, text }: Entry) =>
    lines.push(`${at.toISOString().slice(0, 16).replace('T', ' ')}  ${kind.padEnd(8)}  ${text}`);

  async function mails(): Promise<Entry[]> {
    const subjects = await shop.mailsOf(one);
    const at = clock.now();
    return subjects.map((text, index) => ({ at, kind: 'mail', text, key: index }));
  }
  async function charges(): Promise<Entry[]> {
    return (await shop.attemptsOf(one))
      .filter(({ ended_at: at }) => at !== null)
      .map(({ number, state, class: of, code, started_at, ended_at }) => ({
        at: code === 'undone' ? clock.now() : (ended_at ?? started_at),
        kind: 'charge',
        text:
          state === 'succeeded'
            ? `paid at attempt ${number}`
            : code === 'undone'
              ? 'undone'
              : `declined (${of})`,
      }));
  }
  async function ends(): Promise<Entry[]> {
    const rows = await listRows(
      db,
      'subscription_end_changes',
      { subscription_id: one.subscriptionId },
      ['new_end', 'reason'],
      'id',
    );
    // During its grace a period counts as granted before the old end, so the moment is that of the observation.
    return rows.map(({ new_end, reason }) => ({
      at: clock.now(),
      kind: 'access',
      text: `until ${new_end.toISOString().slice(0, 10)} (${reason.replace('_', ' ')})`,
    }));
  }
  async function agreements(): Promise<Entry[]> {
    const rows = await listRows(
      db,
      'renewal_agreements',
      { subscription_id: one.subscriptionId },
      ['ceiling_cents', 'consented_at', 'stopped_at', 'stop_reason'],
      'consented_at',
    );
    return rows.flatMap((row) => [
      {
        at: row.consented_at,
        kind: 'renewal',
        text: `on, at most $${(row.ceiling_cents / 100).toFixed(2)}`,
      },
      ...(row.stopped_at === null
        ? []
        : [{ at: row.stopped_at, kind: 'renewal', text: `off (${row.stop_reason})` }]),
    ]);
  }

  return {
    lines,
    note: (text) => add({ at: clock.now(), kind: '—', text }),
    async observe() {
      const found: Entry[] = [];
      for (const entries of [await agreements(), await charges(), await ends(), await mails()]) {
        for (const [index, entry] of entries.entries()) {
          const key = `${entry.kind} ${index} ${entry.text}`;
          if (known.has(key)) continue;
          known.add(key);
          found.push(entry);
        }
      }
      for (const entry of found.sort((a, b) => a.at.getTime() - b.at.getTime())) add(entry);
    },
  };
}
