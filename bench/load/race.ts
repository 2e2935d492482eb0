import { type Figure, median, type Target } from '../figure.ts';

/** What one contender did in one round. */
export interface Round {
  readonly perSecond: number;
  readonly p99Ms?: number;
  readonly failures: number;
  /** Processor time of the answering process per call; unknown where the system does not tell. */
  readonly cpuMicros?: number | undefined;
}

export interface Contender {
  readonly what: string;
  run(seconds: number): Promise<Round>;
}

export type Rounds = ReadonlyMap<Contender, readonly Round[]>;

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * Lets every contender run once per round, after a warm-up that does not count. Neighbours in time meet
 * the same machine, so their ratio holds where their absolute numbers drift.
 */
export async function race(contenders: readonly Contender[], pace: Pace): Promise<Rounds> {
  for (const contender of contenders) await contender.run(1);
  const rounds = new Map(contenders.map((contender): [Contender, Round[]] => [contender, []]));
  for (let round = 0; round < pace.rounds; round++) {
    for (const [contender, done] of rounds) done.push(await contender.run(pace.seconds));
  }
  for (const [contender, done] of rounds) {
    console.log(`  ${contender.what}: ${Math.round(median(done.map(rate)))}/s`);
  }
  return rounds;
}

const rate = (round: Round) => round.perSecond;

function medianOfKnown(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : median(known);
}

/** The figure of one contender, held against another of the same race. */
export function compare(
  rounds: Rounds,
  figure: {
    readonly area: string;
    readonly of: Contender;
    readonly ceiling?: Contender;
    readonly target?: Target;
  },
): Figure {
  const { area, of, ceiling, target } = figure;
  const own = rounds.get(of) ?? [];
  const best = ceiling && (rounds.get(ceiling) ?? []);
  const p99Ms = medianOfKnown(own.map((round) => round.p99Ms));
  const cpuMicros = medianOfKnown(own.map((round) => round.cpuMicros));
  const bestCpuMicros = medianOfKnown((best ?? []).map((round) => round.cpuMicros));
  return {
    area,
    what: of.what,
    unit: '/s',
    value: median(own.map(rate)),
    failures: own.reduce((sum, { failures }) => sum + failures, 0),
    ...(p99Ms !== undefined && { p99Ms }),
    ...(cpuMicros !== undefined && { cpuMicros }),
    ...(cpuMicros !== undefined &&
      bestCpuMicros !== undefined && {
        cpuRatio: bestCpuMicros / cpuMicros,
      }),
    ...(ceiling &&
      best && {
        ceiling: { what: ceiling.what, value: median(best.map(rate)) },
        ratio: median(own.map((round, index) => round.perSecond / (best[index]?.perSecond ?? 0))),
      }),
    ...(target && { target }),
  };
}
