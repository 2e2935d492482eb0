import { signToken } from '@sesame/emulators/tbank/token.ts';
import type { SavingUnderTest } from './saving-under-test.ts';

/** The cards of T-Bank, listed by its API; no webhook reports one that was removed elsewhere. */
export const tbankSaving: SavingUnderTest = {
  nothing: { saving: 'nothing' },
  refused: { saving: 'forbidden' },
  late: undefined,
  declines: {
    funds: { charge: '1051' },
    soft: { charge: '31999' },
    technical: { charge: '1091' },
    action: { charge: '106' },
    hard: { charge: '1054' },
    config: { charge: '1126' },
  },
  pending: { charge: 'pending' },
  namesToken: true,
  chargedAt: 'charge',
  forgets: true,
  async keeps(
    { TBANK_API_BASE: base = '', TBANK_TERMINAL_KEY: key = '', TBANK_PASSWORD: password = '' },
    token,
  ) {
    const listed = await fetch(`${new URL(base).origin}/_emulator/payments`);
    const { payments: known } = (await listed.json()) as {
      payments: { rebillId: string; customerKey?: string }[];
    };
    const customer = known.find(({ rebillId }) => rebillId === token)?.customerKey;
    const fields = { TerminalKey: key, CustomerKey: customer };
    const answer = await fetch(`${base}/GetCardList`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, Token: signToken(fields, password) }),
    });
    const cards = (await answer.json()) as { RebillId: string; Status: string }[];
    return cards.some(({ RebillId: id, Status: status }) => id === token && status === 'A');
  },
};
