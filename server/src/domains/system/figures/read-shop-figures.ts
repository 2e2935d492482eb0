import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { countDeadByQueue, readQueues } from '../../../platform/jobs/queue-figures.store.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Figures, Sample } from '../../../platform/telemetry/metrics/figures.ts';
import { listJobRows, listOpenAlerts, readMailQueue } from '../system.store.ts';
import { shopFamilies as families } from './shop-families.ts';
import {
  countMails,
  countOrders,
  countPaid,
  countRefunds,
  countWebhooks,
  listWaitingWebhooks,
  type MethodFigures,
  readAccessTimes,
  readOpen,
} from './shop-figures.store.ts';

/** Transactions that began before are committed by then, so that no row is missed. */
const LATE_MS = 30_000;
/** Further scrapes within it get the same figures. */
const FRESH_MS = 10_000;
const QUANTILES = [0.5, 0.95, 1] as const;

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Reads what the database knows about the shop; counters grow by what is new since the last time. */
export function createShopFigures({ db, clock }: Needs): () => Promise<readonly Figures[]> {
  const totals = createTotals();
  let countedUntil = new Date(clock.now().getTime() - LATE_MS);
  let latest: { readonly at: number; readonly figures: Promise<readonly Figures[]> } | undefined;

  async function read(): Promise<readonly Figures[]> {
    const now = clock.now();
    const window = { from: countedUntil, to: new Date(now.getTime() - LATE_MS) };
    const [orders, paid, refunds, webhooks, mails] = await Promise.all([
      countOrders(db, window),
      countPaid(db, window),
      countRefunds(db, window),
      countWebhooks(db, window),
      countMails(db, window),
    ]);
    const current = await readCurrent({ db, clock }, now);
    // Only after everything was read: a failed read must not skip its window.
    countedUntil = window.to;
    addAll(totals, 'orders', orders, 'count');
    addAll(totals, 'paid', paid, 'count');
    addAll(totals, 'captured', paid, 'cents');
    addAll(totals, 'refunds', refunds, 'count');
    addAll(totals, 'refunded', refunds, 'cents');
    for (const { provider, count } of webhooks) totals.add('webhooks', { provider }, count);
    totals.add('mails', {}, mails);
    return [
      ...totals.read(),
      {
        family: families.webhookAt,
        samples: webhooks.map(({ provider, last_at }) => ({
          labels: { provider },
          value: last_at.getTime() / 1_000,
        })),
      },
      ...current,
    ];
  }

  return () => {
    const at = clock.now().getTime();
    if (latest === undefined || at - latest.at >= FRESH_MS) {
      const figures = read();
      latest = { at, figures };
      figures.catch(() => {
        latest = undefined;
      });
    }
    return latest.figures;
  };
}

async function readCurrent({ db }: Needs, now: Date): Promise<readonly Figures[]> {
  const ageOf = (at: Date | null) => (at === null ? 0 : (now.getTime() - at.getTime()) / 1_000);
  const [open, webhooks, mails, queues, dead, schedules, alerts, accessTimes] = await Promise.all([
    readOpen(db, now),
    listWaitingWebhooks(db),
    readMailQueue(db),
    readQueues(db, now),
    countDeadByQueue(db),
    listJobRows(db),
    listOpenAlerts(db),
    readAccessTimes(db, {
      ...{ now, quantiles: QUANTILES },
      since: new Date(now.getTime() - HOUR_MS),
    }),
  ]);
  const kinds = Map.groupBy(alerts, ({ kind }) => kind);
  return [
    one(
      'open',
      { labels: { state: 'pending' }, value: open.pending },
      {
        labels: { state: 'review' },
        value: open.review,
      },
    ),
    one('undelivered', { value: open.undelivered }),
    one('undeliveredAge', { value: ageOf(open.undelivered_since) }),
    one('sessions', { value: open.sessions }),
    one('backupAt', ...(open.backup_at === null ? [] : [{ value: secondsOf(open.backup_at) }])),
    one('drillAt', ...(open.drill_at === null ? [] : [{ value: secondsOf(open.drill_at) }])),
    one(
      'access',
      ...accessTimes.map((value, at) => ({ labels: { quantile: String(QUANTILES[at]) }, value })),
    ),
    one(
      'webhooksWaiting',
      ...webhooks.map(({ provider, waiting }) => ({ labels: { provider }, value: waiting })),
    ),
    one(
      'webhookAge',
      ...webhooks.map(({ provider, oldest_at }) => ({
        labels: { provider },
        value: ageOf(oldest_at),
      })),
    ),
    one('mailsWaiting', { value: mails.waiting }),
    one('mailsAbandoned', { value: mails.abandoned }),
    one('mailAge', { value: ageOf(mails.oldest_at) }),
    one(
      'queued',
      ...queues.flatMap(({ queue, due, later }) => [
        { labels: { queue, state: 'due' }, value: due },
        { labels: { queue, state: 'later' }, value: later },
      ]),
    ),
    one('retried', ...queues.map(({ queue, retried }) => ({ labels: { queue }, value: retried }))),
    one(
      'queueAge',
      ...queues.map(({ queue, oldest_s }) => ({ labels: { queue }, value: oldest_s })),
    ),
    one('dead', ...dead.map(({ queue, jobs }) => ({ labels: { queue }, value: jobs }))),
    one(
      'scheduleAt',
      ...schedules.flatMap(({ name, succeeded_at }) =>
        succeeded_at === null ? [] : [{ labels: { job: name }, value: secondsOf(succeeded_at) }],
      ),
    ),
    one(
      'scheduleEvery',
      ...schedules.map(({ name, interval_s }) => ({ labels: { job: name }, value: interval_s })),
    ),
    one('alerts', ...[...kinds].map(([kind, some]) => ({ labels: { kind }, value: some.length }))),
  ];
}

function one(name: keyof typeof families, ...samples: readonly Sample[]): Figures {
  return { family: families[name], samples };
}

function secondsOf(at: Date): number {
  return at.getTime() / 1_000;
}

const counted = ['orders', 'paid', 'captured', 'refunds', 'refunded', 'webhooks', 'mails'] as const;
type Counted = (typeof counted)[number];
type Labels = Readonly<Record<string, string>>;
type Totals = ReturnType<typeof createTotals>;

function createTotals() {
  const samples = new Map<string, { name: Counted; labels: Labels; value: number }>();
  return {
    add(name: Counted, labels: Labels, value: number): void {
      const key = JSON.stringify([name, labels]);
      const before = samples.get(key)?.value ?? 0;
      samples.set(key, { name, labels, value: before + value });
    },
    read: (): Figures[] =>
      counted.map((name) => ({
        family: families[name],
        samples: [...samples.values()].filter((sample) => sample.name === name),
      })),
  };
}

function addAll(
  totals: Totals,
  name: Counted,
  rows: readonly MethodFigures[],
  figure: 'count' | 'cents',
): void {
  for (const row of rows) totals.add(name, { method: row.method }, row[figure]);
}
