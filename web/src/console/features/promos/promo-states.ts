/** Text and badge of each state of a code. */
export const stateMessages = {
  running: 'stateRunning',
  planned: 'statePlanned',
  ended: 'stateEnded',
  used_up: 'stateUsedUp',
  paused: 'statePaused',
} as const;
export const stateKinds = {
  running: 'active',
  planned: 'processing',
  ended: 'expired',
  used_up: 'expired',
  paused: 'unpaid',
} as const;
