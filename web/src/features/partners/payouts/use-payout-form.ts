import {
  centsFromDollars,
  decimalFromCents,
  dollarsFromCents,
} from '@sesame/contract/shared/money.ts';
import {
  type PayoutNetwork,
  payoutWaitsDetails,
  type ReferralData,
  requestPayout,
} from '@sesame/contract/shop/referrals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { call } from '../../../api/client/call.ts';
import { useIntents } from '../../../api/client/intents.ts';
import { invalidateRoutes } from '../../../api/client/route-query.ts';
import { referralRoutes } from '../../../api/partner-queries.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { type Translate, useI18n } from '../../../i18n/use-i18n.ts';
import { payableCents } from '../partners.rules.ts';
import {
  addressProblem,
  amountProblem,
  type PayoutField,
  parseAmount,
  payoutRefusals,
} from './payout.rules.ts';

/** State and actions of the form. Each network keeps its typed address. */
export function usePayoutForm(data: ReferralData, onRequested: () => void) {
  const { t } = useI18n();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const minimumCents = centsFromDollars(data.payout.minimum);
  const availableCents = payableCents(data);
  const [amount, setAmount] = useState(decimalFromCents(availableCents));
  const [network, setNetwork] = useState<PayoutNetwork>('usdt_trc20');
  const [addresses, setAddresses] = useState<Record<PayoutNetwork, string>>({
    usdt_trc20: data.payout.trc20_address ?? '',
    ton: '',
  });
  const [memo, setMemo] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Partial<Record<PayoutField, string>>>({});
  /** An error without a field. */
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** One key for all repeats of the same request, so that a lost answer never requests twice. */
  const intents = useIntents();

  const amountCents = parseAmount(amount);
  const address = addresses[network].trim();

  const change = (field: PayoutField | 'other', apply: () => void) => {
    apply();
    setProblem(null);
    setErrors(({ ...known }) => {
      if (field !== 'other') delete known[field];
      return known;
    });
  };
  const blame = (field: PayoutField, text: string) => {
    setErrors({ [field]: text });
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };

  const send = async (cents: number) => {
    setBusy(true);
    setProblem(null);
    const request = {
      amount: dollarsFromCents(cents),
      network,
      address,
      ...(network === 'ton' && memo.trim() !== '' && { memo: memo.trim() }),
    };
    try {
      // Typing the password again is not a new intent.
      const idempotencyKey = intents.keyFor(request);
      await call(requestPayout, { body: { ...request, password } }, { idempotencyKey });
      intents.done(request);
      onRequested();
    } catch (error) {
      const field = error instanceof ApiError ? payoutRefusals[error.code] : undefined;
      if (field) blame(field, errorText(t, error));
      else setProblem(refusalText(t, error));
    }
    // The balance may have changed, even if the request was refused.
    void invalidateRoutes(client, referralRoutes);
    setBusy(false);
  };

  return {
    form,
    amount,
    amountCents,
    amountProblem: amountProblem(amountCents, { minimumCents, availableCents }),
    minimumCents,
    availableCents,
    network,
    address: addresses[network],
    addressOfProfile: network === 'usdt_trc20' && address === data.payout.trc20_address,
    memo,
    password,
    errors,
    problem,
    busy,
    typeAmount: (text: string) => change('amount', () => setAmount(text)),
    takeAll: () => change('amount', () => setAmount(decimalFromCents(availableCents))),
    chooseNetwork: (next: PayoutNetwork) => change('address', () => setNetwork(next)),
    typeAddress: (text: string) =>
      change('address', () => setAddresses((known) => ({ ...known, [network]: text }))),
    typeMemo: (text: string) => change('other', () => setMemo(text)),
    typePassword: (text: string) => change('password', () => setPassword(text)),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (busy || amountCents === null) return;
      const wrong = addressProblem(network, address);
      if (wrong) return blame('address', t(wrong));
      if (password === '') {
        form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
        return;
      }
      void send(amountCents);
    },
  };
}

/** For a new address, the error carries the time until which it waits. */
function refusalText(t: Translate, error: unknown): string {
  if (error instanceof ApiError && error.code === 'payout_waits') {
    const details = payoutWaitsDetails.safeParse(error.details);
    if (details.success) {
      const { until } = details.data;
      return t('payoutWaitsUntil', { date: formatDate(until), time: formatTime(until) });
    }
  }
  return errorText(t, error);
}
