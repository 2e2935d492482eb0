/** Wrong passwords in a row that cost nothing. */
export const FREE_TRIES = 4;

/** Wrong passwords in a row after which a browser that signed in before waits as any other. */
export const DEVICE_FAILURES_MAX = 5;

/** The wait after the fifth and every further one: twice as long each time, never longer than a quarter of an hour. */
export const LOGIN_DELAYS_S: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900];

/** So many accounts with a wrong password within an hour are an attack, not forgetful people. */
export const SPRAY_ACCOUNTS = 300;

/** A row of wrong passwords is forgotten after a day without one. */
export const FAILURES_KEPT_MS = 24 * 60 * 60 * 1_000;
