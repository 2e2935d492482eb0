import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import { secretNamesOf } from '@sesame/contract/shared/secret-fields.ts';

/** Names whose values are redacted: these, and every field that the contract marks as secret. */
const SECRET_NAMES: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'password',
  'new_password',
  'old_password',
  'password_hash',
  'token',
  'key',
  'secret',
  'api_key',
  'oauth_google_token',
  'promocode',
  'coupon',
  'trc20',
  'wallet_address',
  'signature',
  'reset_link',
  ...secretNamesOf(allRoutes),
]);

const REDACTED = '[redacted]';
const CUT = '[nested too deep]';
const DEPTH_MAX = 5;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fields of a log line without the values of secret names, at any depth up to five levels; what is nested deeper is cut.
 * Pino's own redaction takes a path for each name and depth, and tries all of them on every line: a twentieth of an order.
 * @returns the same object unless something had to be replaced
 */
export function redactSecrets(fields: Fields): Record<string, unknown> {
  return redactFields(fields, 0);
}

function redactFields(fields: Fields, depth: number): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    const shown =
      SECRET_NAMES.has(name) && value !== undefined ? REDACTED : redactValue(value, depth + 1);
    if (shown === value) continue;
    copy ??= { ...fields };
    copy[name] = shown;
  }
  return copy ?? fields;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return redactValue(describeError(value), depth);
  if ('toJSON' in value || ArrayBuffer.isView(value)) return value;
  if (depth > DEPTH_MAX) return CUT;
  if (!Array.isArray(value)) return redactFields(value as Fields, depth);
  const shown = value.map((one) => redactValue(one, depth + 1));
  return shown.every((one, index) => one === value[index]) ? value : shown;
}

/**
 * The fields of an error that are logged. Errors of pg contain their connection and HTTP errors their whole request, secrets
 * included, so only these are.
 */
function describeError(error: Error): Fields {
  const { name, message, stack, cause } = error;
  const fields: Record<string, unknown> = { type: name, message, stack };
  for (const field of ['code', 'constraint', 'table', 'routine', 'kind'] as const) {
    if (field in error) fields[field] = Reflect.get(error, field);
  }
  if (cause !== undefined) fields.cause = cause;
  if (error instanceof AggregateError) fields.errors = error.errors;
  return fields;
}
