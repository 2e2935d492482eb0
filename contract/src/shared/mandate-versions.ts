import type { mandates } from './mandates.ts';

/** `startPayment` takes each of them, so that a page that was opened before a new one still works. */
export type MandateVersion = keyof typeof mandates;

/** The version that pages show. */
export const MANDATE_VERSION: MandateVersion = 1;
