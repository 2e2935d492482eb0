import type { SavingUnderTest } from './saving-under-test.ts';

/** Accounts that buyers link by paying with the SBP at T-Bank, which the bank does not forget when the shop asks. */
export const tbankSbpSaving: SavingUnderTest = {
  nothing: { saving: 'nothing' },
  refused: { saving: 'forbidden' },
  late: { link: 'late' },
  lateIsUnnamed: true,
  declines: {
    funds: { charge: '3041' },
    soft: { charge: '31999' },
    technical: { charge: '1091' },
    hard: { charge: '3015' },
    revoked: { charge: '3015', link: 'revoked' },
    config: { charge: '3001' },
  },
  pending: { charge: 'pending' },
  chargedAt: 'charge',
  forgets: false,
  async keeps({ TBANK_API_BASE: base = '' }, token) {
    const listed = await fetch(`${new URL(base).origin}/_emulator/payments`);
    const { payments } = (await listed.json()) as {
      payments: { accountToken: string; capturedMinor: number }[];
    };
    return payments.some((one) => one.accountToken === token && one.capturedMinor > 0);
  },
};
