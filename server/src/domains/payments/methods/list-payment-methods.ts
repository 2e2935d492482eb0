import { dollarsFromCents, percentFromHundredths } from '@sesame/contract/shared/money.ts';
import type { PaymentMethod } from '@sesame/contract/shop/payments.ts';
import { cleanHtml } from '../../../platform/files/clean-html.ts';
import type { Platform } from '../../../platform/platform.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { currentRate } from '../rates/current-rate.ts';
import type { Rate } from '../rates/rates.rules.ts';
import { serializeRate } from '../rates/serialize-charge.ts';
import { findMethodsOfSession, type ListedMethod } from '../records/methods.store.ts';
import { BALANCE_PROVIDER, isPaidByBalance } from '../records/payments.rules.ts';

/**
 * The available payment methods; those that charge rubles only while there is a rate. Undefined without a valid
 * session.
 */
export async function listPaymentMethods(
  platform: Platform,
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
  const saving = await savingProviders(gateways, methods ?? []);
  if (!methods?.some(inRubles))
    return methods?.map((method) => serializeMethod(method, { saving }));
  const rate = await currentRate(platform.db, platform);
  return methods
    .filter((method) => rate !== undefined || !inRubles(method))
    .map((method) => serializeMethod(method, { saving, rate }));
}

/** The providers of these methods that save payment methods; the settings of some turn that off. */
async function savingProviders(
  gateways: Gateways,
  methods: readonly ListedMethod[],
): Promise<ReadonlySet<string>> {
  const saving = new Set<string>();
  for (const { provider } of methods) {
    if (saving.has(provider) || capabilitiesOf(provider)?.saves === undefined) continue;
    if ((await gateways.get(provider))?.vault !== undefined) saving.add(provider);
  }
  return saving;
}

function inRubles({ charge_currency }: ListedMethod): boolean {
  return charge_currency === 'RUB';
}

function serializeMethod(
  method: ListedMethod,
  { saving, rate }: { readonly saving: ReadonlySet<string>; readonly rate?: Rate | undefined },
): PaymentMethod {
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
    ...(saving.has(method.provider) && { saves: true }),
    ...((isPaidByBalance(method) || saving.has(method.provider)) && { renews: true }),
    ...(rate !== undefined && inRubles(method) && { charge: serializeRate(rate) }),
  };
}
