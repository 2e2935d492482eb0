import type {
  MethodTemplate as ShownTemplate,
  TemplateGroup,
} from '@sesame/contract/console/payments/method-templates.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { providers } from '../../gateways/all.ts';
import { bankCapabilities } from '../../gateways/bank/bank.ts';
import type { Capabilities } from '../../gateways/gateway.ts';
import { readProviderStates } from '../../providers/provider-states.ts';
import { serializeCapabilities } from '../../providers/serialize-capabilities.ts';
import { currentRate } from '../../rates/current-rate.ts';
import type { Rate } from '../../rates/rates.rules.ts';
import type { MethodRow } from '../../records/methods.store.ts';
import { findConsoleMethods } from '../console-methods.store.ts';
import { cisTemplates } from './cis-templates.ts';
import type { MethodTemplate } from './template.ts';
import { totalLimitsOf } from './template-limits.rules.ts';
import { worldwideTemplates } from './worldwide-templates.ts';

export const methodTemplates: readonly MethodTemplate[] = [...worldwideTemplates, ...cisTemplates];

const HOUR_S = 3_600;

/** The providers that can take payments, each with the methods that it is usually used for. */
export async function listMethodTemplates(platform: Platform): Promise<TemplateGroup[]> {
  const states = await readProviderStates(platform);
  const methods = await findConsoleMethods(platform.db);
  const rate = await currentRate(platform.db, platform);
  const known = [
    ...providers,
    { provider: 'bank', title: 'Demo bank', capabilities: bankCapabilities },
  ];
  return known.flatMap(({ provider, title, capabilities }) => {
    const state = states.get(provider);
    if (state?.problem !== null) return [];
    const templates = methodTemplates
      .filter((template) => template.provider === provider)
      .map((template) => serializeTemplate(template, { capabilities, methods, rate }));
    return [
      {
        provider,
        title,
        test_mode: state.testMode,
        capabilities: serializeCapabilities(capabilities),
        templates,
      },
    ];
  });
}

function serializeTemplate(
  template: MethodTemplate,
  {
    capabilities,
    methods,
    rate,
  }: { capabilities: Capabilities; methods: readonly MethodRow[]; rate: Rate | undefined },
): ShownTemplate {
  const { provider, currency, option, paymentTimeoutS = HOUR_S, minTotalCents = 0 } = template;
  const charge = capabilities.charges.find((one) => one.currency === currency);
  if (charge === undefined)
    throw new Error(`${template.template} charges what its provider does not`);
  const { minCents, maxCents } = totalLimitsOf(charge, rate?.rateE4);
  const { minS, maxS } = capabilities.paymentTimeout;
  return {
    template: template.template,
    used: methods.some(
      (method) =>
        method.provider === provider &&
        method.provider_option === option &&
        method.charge_currency === currency,
    ),
    category: template.category,
    title: template.title,
    title_ru: template.titleRu,
    description: template.description,
    description_ru: template.descriptionRu,
    image_url: `icon:${template.icon}`,
    min_total: dollarsFromCents(Math.max(minCents, minTotalCents)),
    max_total: dollarsFromCents(maxCents),
    payment_timeout_s: Math.min(maxS, Math.max(minS, paymentTimeoutS)),
    charge_currency: currency,
    provider_option: option,
  };
}
