import { useEffect } from 'react';
import { refreshSession } from '../api/session/refresh-token.ts';
import { impersonationToken } from '../api/session/token-store.ts';
import { PaymentWatch } from './payment-watch/payment-watch.tsx';
import { useAccountLanguage } from './use-account-language.ts';

type AccountEffectsProps = { uid: string; showsNews: boolean };

/** What follows the signed-in account on every page: its token, its language and its payments. */
export function AccountEffects({ uid, showsNews }: AccountEffectsProps) {
  useEffect(refreshSession, []);
  useAccountLanguage();
  // An operator who views the shop as a buyer must neither read nor change what the buyer has to read.
  return impersonationToken() ? null : <PaymentWatch showsNews={showsNews} uid={uid} />;
}
