import type { AnswerFault } from '../kit/faults.ts';
import type { Access, Gives } from './accesses.ts';

export interface AccessSettings {
  readonly gives: Gives;
  /** Questions have to be signed with it; undefined: signatures are not looked at. */
  readonly signingKey: string | undefined;
}

export interface AccessFaults {
  readonly answer?: AnswerFault | undefined;
  /** Ends after it struck. */
  readonly once?: boolean | undefined;
}

export interface RunningAccess {
  /** What a shop asks; in a browser, the page. */
  readonly url: string;
  /** Environment of a shop that may ask here. */
  readonly shopSettings: Readonly<Record<string, string>>;
  /** What was given, oldest first. */
  given(): readonly Access[];
  settings(): AccessSettings;
  setSettings(settings: Partial<AccessSettings>): void;
  faults(): AccessFaults;
  setFaults(faults: AccessFaults): void;
  stop(): Promise<void>;
}
