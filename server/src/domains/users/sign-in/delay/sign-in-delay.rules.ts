/** Consecutive wrong passwords without a delay. */
export const FREE_TRIES = 4;

/** Consecutive wrong passwords after which a trusted browser is delayed like any other. */
export const DEVICE_FAILURES_MAX = 5;

/** Delay after the fifth and each further wrong password: doubled each time, at most 15 minutes. */
export const SIGN_IN_DELAYS_S: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900];

/** Accounts with a wrong password within an hour that indicate an attack rather than forgetful users. */
export const SPRAY_ACCOUNTS = 300;

/** Failures are forgotten after a day without another one. */
export const FAILURES_RETENTION_MS = 24 * 60 * 60 * 1_000;
