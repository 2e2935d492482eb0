import { type Figure, median, spreadOf, type Target } from '../figure.ts';

/** The result of one contender in one round. */
export interface Round {
  readonly perSecond: number;
  readonly p99Ms?: number;
  readonly failures: number;
  /** Processor time of the answering process per call; undefined where the system does not report it. */
  readonly cpuMicros?: number | undefined;
}

export interface Contender {
  readonly what: string;
  run(seconds: number): Promise<Round>;
}

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

interface Race {
  readonly area: string;
  readonly of: Contender;
  readonly ceiling?: Contender;
  readonly target?: Target;
}

/**
 * Runs a contender and its ceiling alternately, after an uncounted warm-up. In many short rounds both run
 * under the same conditions, so their ratio is stable although absolute numbers drift.
 */
export async function race({ area, of, ceiling, target }: Race, pace: Pace): Promise<Figure> {
  const own: Round[] = [];
  const best: Round[] = [];
  for (let round = -1; round < pace.rounds; round++) {
    const ceilingRound = await ceiling?.run(pace.seconds);
    const ownRound = await of.run(pace.seconds);
    if (round < 0) continue;
    own.push(ownRound);
    if (ceilingRound) best.push(ceilingRound);
  }
  const p99Ms = medianOfKnown(own.map((round) => round.p99Ms));
  const cpuMicros = medianOfKnown(own.map((round) => round.cpuMicros));
  const bestCpuMicros = medianOfKnown(best.map((round) => round.cpuMicros));
  const figure: Figure = {
    area,
    what: of.what,
    unit: '/s',
    value: median(own.map(rate)),
    ...spreadOf(own.map(rate)),
    failures: own.reduce((sum, { failures }) => sum + failures, 0),
    ...(p99Ms !== undefined && { p99Ms }),
    ...(cpuMicros !== undefined && { cpuMicros }),
    ...(ceiling && {
      ceiling: { what: ceiling.what, value: median(best.map(rate)) },
      ratio: median(own.map((round, index) => round.perSecond / (best[index]?.perSecond ?? 0))),
    }),
    ...(cpuMicros !== undefined &&
      bestCpuMicros !== undefined && {
        cpuRatio: bestCpuMicros / cpuMicros,
      }),
    ...(target && { target }),
  };
  const share =
    figure.ratio === undefined ? '' : `, ${Math.round(figure.ratio * 100)} % of ${ceiling?.what}`;
  console.log(`  ${of.what}: ${Math.round(figure.value)}/s${share}`);
  return figure;
}

const rate = (round: Round) => round.perSecond;

function medianOfKnown(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : median(known);
}
