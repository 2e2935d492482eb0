import type { Config } from '../../../config.ts';
import type { Log } from '../log.ts';
import type { Traces } from './traces.ts';

/** Loads the packages of OpenTelemetry only when traces are on, so that they cost a shop without them nothing. */
export async function openTraces(
  { traces, role }: Pick<Config, 'traces' | 'role'>,
  log: Log,
): Promise<Traces | undefined> {
  if (traces === undefined) return undefined;
  const { createOtlpTraces } = await import('./otlp-traces.ts');
  return createOtlpTraces({ ...traces, role, log });
}
