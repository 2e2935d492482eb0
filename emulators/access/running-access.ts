import type { AnswerFault } from '../kit/faults.ts';
import type { Access, AccessMode } from './accesses.ts';

export interface AccessSettings {
  readonly mode: AccessMode;
  /** The key that requests must be signed with; undefined: signatures are not checked. */
  readonly signingKey: string | undefined;
}

export interface AccessFaults {
  readonly answer?: AnswerFault | undefined;
  /** Switches off after it was applied once. */
  readonly once?: boolean | undefined;
}

export interface RunningAccess {
  /** The address that a shop calls; in a browser, the page. */
  readonly url: string;
  /** Environment of a shop that uses it. */
  readonly shopSettings: Readonly<Record<string, string>>;
  /** Oldest first. */
  given(): readonly Access[];
  settings(): AccessSettings;
  setSettings(settings: Partial<AccessSettings>): void;
  faults(): AccessFaults;
  setFaults(faults: AccessFaults): void;
  stop(): Promise<void>;
}
