/** Remaining seconds, rounded up. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** Green above ten minutes, amber above five, red below. */
export function countdownTone(seconds: number): 'success' | 'warning' | 'danger' {
  if (seconds > 600) return 'success';
  return seconds > 300 ? 'warning' : 'danger';
}

const ANNOUNCED_MINUTES = [1, 5, 10];

/** The last passed mark in minutes to announce; null before the first one. */
export function minutesToAnnounce(seconds: number): number | null {
  return ANNOUNCED_MINUTES.find((minutes) => seconds <= minutes * 60) ?? null;
}
