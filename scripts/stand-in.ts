import { findFreePort } from './free-port.ts';
import type { ChildPlan } from './supervise.ts';

/** Where everything that stands in for the world around a demo listens. */
export const standInHost = '127.0.0.1';

export interface StandIn {
  readonly url: string;
  /** What the server needs to know it. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** Absent when another process of the same data folder already runs it. */
  readonly plan: ChildPlan | undefined;
}

/** The port that it had before, or any other when somebody else has taken that meanwhile. */
export async function portFor(name: string, wanted: number | undefined): Promise<number> {
  const port =
    (await findFreePort(standInHost, wanted ?? 0)) ?? (await findFreePort(standInHost, 0));
  if (port === undefined) throw new Error(`no port of ${standInHost} is free for ${name}`);
  return port;
}

/** Whether it is ours that answers at a port: by a mark that nobody else knows. */
export async function answersAs(port: number, [key, mark]: [string, string]): Promise<boolean> {
  const answer = await fetch(`http://${standInHost}:${port}/healthz`, {
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined);
  if (!answer?.ok) return false;
  const body: unknown = await answer.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return false;
  return new Map(Object.entries(body)).get(key) === mark;
}
