import type { Generated } from 'kysely';

/** Payment methods, settings of their providers, and exchange rates. */
export interface TablesOfGateways {
  payment_methods: PaymentMethodsTable;
  provider_settings: ProviderSettingsTable;
  exchange_rates: ExchangeRatesTable;
  method_tests: MethodTestsTable;
}

export type MethodCategory = 'worldwide' | 'cis';

interface PaymentMethodsTable {
  gateway: string;
  provider: string;
  category: MethodCategory;
  title: string;
  title_ru: string;
  description: Generated<string>;
  description_ru: Generated<string>;
  image_url: Generated<string>;
  fee_percent: number;
  button_text: Generated<string>;
  button_text_ru: Generated<string>;
  min_total_cents: Generated<number>;
  max_total_cents: Generated<number>;
  life_s: Generated<number>;
  position: Generated<number>;
  enabled: Generated<boolean>;
  charge_currency: Generated<ChargeCurrency>;
  provider_option: Generated<string | null>;
  /** Counts edits, for version conflicts. */
  version: Generated<number>;
}

export type ChargeCurrency = 'USD' | 'RUB';
export type RateSource = 'cbr' | 'operator' | 'setting';

/** Provider settings saved in the console: sealed JSON of the values. */
interface ProviderSettingsTable {
  provider: string;
  sealed: string;
  version: Generated<number>;
  changed_at: Date;
  changed_by: string | null;
}

interface ExchangeRatesTable {
  id: Generated<number>;
  currency: 'RUB';
  rate_e4: number;
  source: 'cbr' | 'operator';
  set_at: Date;
  /** When the source last reported this rate. */
  seen_at: Date;
  created_at: Date;
  created_by: string | null;
  ended_at: Date | null;
}

interface MethodTestsTable {
  id: string;
  gateway: string;
  provider: string;
  amount_minor: number;
  currency: ChargeCurrency;
  state: 'opened' | 'paid' | 'refused' | 'silent';
  reference: string | null;
  secondary_reference: string | null;
  failure: string | null;
  operator_id: string;
  created_at: Date;
}
