import type { FaultsNow } from '../../database/silent-faults.ts';
import type { StartAppOptions, TestApp } from '../start-app.ts';

export interface ShopOptions extends StartAppOptions {
  /** A second emulator, which may be set to stay silent too. */
  readonly gateway?: FaultsNow;
}

/** What a part knows before the server starts. */
export interface PartInput {
  readonly options: ShopOptions;
  /** The clock of the shop. */
  readonly now: () => Date;
}

/** Something that a shop in tests has beside its server, such as an emulator, a catalogue or people. */
export interface Part<Gives, Needs = unknown> {
  /** Settings that connect the server to it. */
  readonly settings?: Pick<StartAppOptions, 'bank' | 'env' | 'verifiesLedger'>;
  /** Once the server runs. @returns what the part adds to the shop */
  attach(app: TestApp, shop: Needs): Promise<Gives> | Gives;
  /** After the server has stopped. */
  stop?(): Promise<void>;
}
