import type { Log } from './platform/telemetry/log.ts';

export interface StartOptions {
  /** Called when the process can no longer work and should end; the reason has been logged. */
  readonly onFatal: () => void;
  /** Checked between the steps of the start, which stops when it returns true. */
  readonly isStopping?: () => boolean;
  /** Called with percents while a new demo invents its history. */
  readonly onProgress?: ((percent: number) => void) | undefined;
}

export interface RunningServer {
  readonly url: string;
  /** Set at the first start of a demo: lets its owner into the console once. */
  readonly ownerTicket: string | undefined;
  /** Set while the shop has no owner: the address at which the first one joins. */
  readonly setupLink: string | undefined;
  readonly log: Log;
  stop(): Promise<void>;
}

export type StartedShop = Pick<RunningServer, 'url' | 'ownerTicket' | 'setupLink'>;

/** Stops what has been started. */
export type Closer = () => Promise<unknown>;
