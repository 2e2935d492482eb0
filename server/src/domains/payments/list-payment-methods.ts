import { dollarsFromCents, percentFromHundredths } from '@sesame/contract/money.ts';
import type { PaymentMethod } from '@sesame/contract/payments.ts';
import { cleanHtml } from '../../platform/clean-html.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMethodsOfSession, type ListedMethod } from './methods.store.ts';
import { BALANCE_PROVIDER, isPaidByBalance } from './payments.rules.ts';
import type { Gateways } from './providers/live-gateways.ts';
import { rateOnWire } from './rates/charge-on-wire.ts';
import { currentRate } from './rates/current-rate.ts';
import type { Rate } from './rates/rates.rules.ts';

/**
 * The methods that can be paid with here and now, those that charge roubles only while there is a rate; undefined without a
 * living session.
 */
export async function listPaymentMethods(
  platform: Pick<Platform, 'pool' | 'db' | 'clock' | 'config'>,
  gateways: Gateways,
  tokenHash: Buffer,
): Promise<PaymentMethod[] | undefined> {
  const session = { tokenHash, now: platform.clock.now() };
  const methods = await findMethodsOfSession(
    platform.pool,
    session,
    await gateways.live(),
    BALANCE_PROVIDER,
  );
  if (!methods?.some(inRoubles)) return methods?.map((method) => methodOnWire(method, undefined));
  const rate = await currentRate(platform.db, platform);
  return methods
    .filter((method) => rate !== undefined || !inRoubles(method))
    .map((method) => methodOnWire(method, rate));
}

function inRoubles({ charge_currency }: ListedMethod): boolean {
  return charge_currency === 'RUB';
}

function methodOnWire(method: ListedMethod, rate: Rate | undefined): PaymentMethod {
  return {
    gateway: method.gateway,
    category: method.category,
    title: method.title,
    title_ru: method.title_ru,
    description: cleanHtml(method.description),
    description_ru: cleanHtml(method.description_ru),
    image_url: method.image_url,
    fee_percentage: percentFromHundredths(method.fee_percent),
    button_text: method.button_text,
    button_text_ru: method.button_text_ru,
    ...(isPaidByBalance(method) && { available: dollarsFromCents(method.available_cents ?? 0) }),
    ...(rate !== undefined && inRoubles(method) && { charge: rateOnWire(rate) }),
  };
}
