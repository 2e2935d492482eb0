/** The faults of a stand-in that are switched on now. */
export interface FaultsNow {
  readonly faults: { current(): object };
}

/** Whether a stand-in is told to keep a caller waiting for an answer that does not come. */
export function isSilent(faults: object): boolean {
  return Object.values(faults).some(
    (fault) => typeof fault === 'string' && /timeout$|^slow_drip$/.test(fault),
  );
}
