import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProviderField } from '../gateways/provider.ts';
import type { PasteCheck, SetupStep } from '../gateways/provider-setup.ts';
import type { ProviderProblem } from './create-provider-gateway.ts';
import type { LoadedProvider } from './load-providers.ts';
import { checksOf } from './paste-checks.ts';
import { serializeCapabilities } from './serialize-capabilities.ts';
import { webhookUrl } from './webhook-url.ts';

/** A provider as the console shows it; of secrets only whether they are set. */
export function serializeProvider(
  { config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>,
  { provider, saved, version, values, secretAddress, status }: LoadedProvider,
): ConsoleProvider {
  const gateway = 'gateway' in status ? status.gateway : undefined;
  const { setup } = provider;
  return {
    provider: provider.provider,
    title: provider.title,
    accepts: setup.accepts,
    accepts_ru: setup.acceptsRu,
    live: gateway !== undefined,
    problem: 'problem' in status ? serializeProblem(status.problem) : null,
    missing: provider.fields.flatMap(({ name }) => (values[name] === undefined ? [name] : [])),
    test_mode: setup.isTest(values),
    dashboard_url: setup.dashboardUrl,
    steps: setup.steps.map(serializeStep),
    webhooks: {
      setup: setup.webhooks.kind,
      url:
        setup.webhooks.kind === 'entered'
          ? webhookUrl(publicUrl(), { provider: provider.provider, ...secretAddress })
          : null,
      events: setup.webhooks.kind === 'entered' ? [...setup.webhooks.events] : [],
    },
    capabilities: serializeCapabilities(provider.capabilities, values.saveMethods !== 'off'),
    settings: provider.fields.map((field) => ({
      name: field.name,
      env: field.env,
      secret: field.secret,
      required: field.defaultValue === undefined,
      description: field.description,
      description_ru: field.descriptionRu,
      expected: field.expected,
      expected_ru: field.expectedRu,
      choices:
        field.choices?.map(([value, label, label_ru]) => ({ value, label, label_ru })) ?? null,
      example: field.example,
      checks: checksOf(setup, field.name, { live: config.production }).map(serializeCheck),
      ...serializeValue(field, {
        environment: config.variable(field.env),
        console: saved[field.name],
        default: field.defaultValue,
      }),
    })),
    version,
  };
}

function serializeStep({ text, textRu, fields = [], showsWebhook = false }: SetupStep) {
  return { text, text_ru: textRu, settings: [...fields], shows_webhook: showsWebhook };
}

function serializeCheck({ pattern, isWrong, text, textRu }: PasteCheck) {
  return { pattern: pattern.source, is_wrong: isWrong, text, text_ru: textRu };
}

function serializeProblem({ expectedRu, ...problem }: ProviderProblem): ConsoleProvider['problem'] {
  return { ...problem, expected_ru: expectedRu };
}

type Source = 'environment' | 'console' | 'default';

function serializeValue(
  { secret }: Pick<ProviderField, 'secret'>,
  values: Readonly<Record<Source, string | undefined>>,
): { source: Source | 'none'; value: string | null } {
  const order: readonly Source[] = ['environment', 'console', 'default'];
  const source = order.find((one) => values[one]);
  const value = source && values[source];
  return { source: source ?? 'none', value: secret ? null : (value ?? null) };
}
