import type { FaultsNow } from '../../database/silent-faults.ts';
import type { StartAppOptions, TestApp } from '../start-app.ts';

export interface ShopOptions extends StartAppOptions {
  /** A second emulator, which may be set to stay silent too. */
  readonly gateway?: FaultsNow;
}

/** What a part can use before the server starts. */
export interface PartInput {
  readonly options: ShopOptions;
  /** The clock of the shop. */
  readonly now: () => Date;
}

/** A component that a test shop has besides its server, such as an emulator, a catalogue or accounts. */
export interface Part<Gives, Needs = unknown> {
  /** Settings that connect the server to it. */
  readonly settings?: Pick<StartAppOptions, 'bank' | 'env' | 'verifiesLedger'>;
  /** Called once the server runs. @returns what the part adds to the shop */
  attach(app: TestApp, shop: Needs): Promise<Gives> | Gives;
  /** Called after the server has stopped. */
  stop?(): Promise<void>;
}
