import type { getReferralRules } from '@sesame/contract/console/referrals.ts';
import type {
  ConnectionSetting,
  ConsoleConnection,
} from '@sesame/contract/console/settings/connections.ts';
import type { ConsoleBrand, ConsoleSettings } from '@sesame/contract/console/settings.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';

/** A setting with its default. */
function unchangedSetting<Value>(standard: Value) {
  return { value: standard, standard, saved: false, changed_at: null, changed_by: null };
}

/** A setting that Olga changed. */
export function changedSetting<Value>(value: Value, standard: Value) {
  const changed_at = '2026-03-10T12:00:00.000Z';
  return { value, standard, saved: true, changed_at, changed_by: 'Olga' };
}

/** The settings of a shop that changed none. */
export function consoleSettings(over: Partial<ConsoleSettings> = {}): ConsoleSettings {
  return {
    version: 4,
    help_url: unchangedSetting(null),
    support_email: unchangedSetting(null),
    legal_name: unchangedSetting(null),
    legal_address: unchangedSetting(null),
    tax_id: unchangedSetting(null),
    double_payments: unchangedSetting('ask' as const),
    public_catalogue: unchangedSetting(false),
    default_language: unchangedSetting('en' as const),
    time_zone: unchangedSetting('UTC'),
    shown_currency: unchangedSetting('USD' as const),
    open_payments_max: unchangedSetting(3),
    transfer_hours: unchangedSetting(24),
    proof_alert_hours: unchangedSetting(72),
    reminder_days: unchangedSetting(3),
    renewal_tries: unchangedSetting(5),
    kept_items_days: unchangedSetting(14),
    low_inventory: unchangedSetting(0),
    open_tickets_max: unchangedSetting(20),
    ...over,
  };
}

/** The brand of a shop named Lantern, in the default color. */
export function consoleBrand(over: Partial<ConsoleBrand> = {}): ConsoleBrand {
  return {
    version: 7,
    name: changedSetting('Lantern', 'Sesame'),
    name_ru: unchangedSetting(null),
    hue: unchangedSetting(168),
    chroma: unchangedSetting(0.095),
    logo: unchangedSetting(null),
    ...over,
  };
}

type ReferralRules = AnswerOf<typeof getReferralRules>;

export function referralRules(over: Partial<ReferralRules> = {}): ReferralRules {
  return {
    version: 3,
    created_at: '2026-03-01T12:00:00.000Z',
    deposit: 30,
    first_payment: 10,
    verified: 40,
    hold_days: 14,
    payout_minimum: 50,
    second_operator_from: 500,
    accounts_per_network: 5,
    ...over,
  };
}

function connectionSetting(name: string, over: Partial<ConnectionSetting> = {}): ConnectionSetting {
  return {
    name,
    env: 'SMTP_URL',
    secret: false,
    required: false,
    choices: null,
    roots: null,
    example: '',
    source: 'none',
    value: null,
    is_set: (over.value ?? null) !== null,
    ...over,
  };
}

/** The mail server of a shop that has none yet. */
export function consoleConnection(over: Partial<ConsoleConnection> = {}): ConsoleConnection {
  return {
    connection: 'mail',
    ready: false,
    tested: null,
    missing: ['host', 'from'],
    settings: [
      connectionSetting('host', { required: true }),
      connectionSetting('tls', {
        required: true,
        choices: ['tls', 'starttls'],
        source: 'default',
        value: 'tls',
      }),
      connectionSetting('password', { secret: true }),
      connectionSetting('from', { required: true, env: 'MAIL_FROM' }),
    ],
    version: 0,
    changed_at: null,
    changed_by: null,
    ...over,
  };
}
