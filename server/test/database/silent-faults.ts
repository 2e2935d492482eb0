/** The faults that are enabled in an emulator now. */
export interface FaultsNow {
  readonly faults: { current(): object };
}

/** Whether an emulator is set to keep its callers waiting. */
export function isSilent(faults: object): boolean {
  return Object.values(faults).some(
    (fault) => typeof fault === 'string' && /timeout$|^slow_drip$/.test(fault),
  );
}
