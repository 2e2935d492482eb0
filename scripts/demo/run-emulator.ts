import { findFreePort } from '../run/free-port.ts';

/** The address that all emulators listen on. */
export const emulatorHost = '127.0.0.1';

export interface EmulatorPlan {
  readonly url: string;
  /** Server settings for this emulator. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** Settings of the emulator itself; undefined when another process of the same data folder already runs it. */
  readonly ownEnv: Readonly<Record<string, string>> | undefined;
}

/** Returns the wanted port if it is still free, otherwise another one. Throws when none is free. */
export async function portFor(name: string, preferred: number | undefined): Promise<number> {
  const port =
    (await findFreePort(emulatorHost, preferred ?? 0)) ?? (await findFreePort(emulatorHost, 0));
  if (port === undefined) throw new Error(`no free port on ${emulatorHost} for ${name}`);
  return port;
}

/**
 * Whether our emulator runs at the port: its `/healthz` has to return the secret of this data folder under
 * `key`.
 */
export async function answersAs(port: number, [key, mark]: [string, string]): Promise<boolean> {
  const answer = await fetch(`http://${emulatorHost}:${port}/healthz`, {
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined);
  if (!answer?.ok) return false;
  const body: unknown = await answer.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return false;
  return new Map(Object.entries(body)).get(key) === mark;
}
