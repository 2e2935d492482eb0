import type { mandates } from './mandates.ts';

/** `startPayment` takes each of them, so that a page that was opened before a new one still works. */
export type MandateVersion = keyof typeof mandates;

/** The version that pages show with an order that is not renewed. */
export const MANDATE_VERSION: MandateVersion = 1;

/** The version that pages show beside the automatic renewal that is agreed to with the same order. */
export const RENEWED_MANDATE_VERSION: MandateVersion = 2;
