/**
 * Names of fields that authenticate the gateway or that could be used to take money. Fields are matched by name, not by
 * value, so that an unknown field of a new provider is hidden rather than shown.
 */
const SECRET =
  /(^|[_-])(token|sign|signature|hash|hmac|secret|password|passwd|key|pan|cvv|cvc|cvc2|card_?number|card_?id|rebill_?id|payment_method_id|fingerprint|otp)$/;

export const REDACTED = '•••';

export interface RedactedWebhook {
  readonly body: string;
  readonly redacted: number;
}

/** Redacts JSON and form bodies; anything else is hidden as a whole. */
export function redactWebhook(raw: string): RedactedWebhook {
  const parsed = parseJson(raw);
  if (parsed !== undefined) return redactJson(parsed);
  if (/^[^\s=&]+=[^\s]*$/.test(raw.trim())) return redactForm(raw.trim());
  return raw.trim() === '' ? { body: '', redacted: 0 } : { body: REDACTED, redacted: 1 };
}

function parseJson(raw: string): object | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function redactJson(value: object): RedactedWebhook {
  let redacted = 0;
  const body = JSON.stringify(
    value,
    (name, inner: unknown) => {
      const hides = isSecret(name) && inner !== null && typeof inner !== 'object';
      if (hides) redacted += 1;
      return hides ? REDACTED : inner;
    },
    2,
  );
  return { body, redacted };
}

function redactForm(raw: string): RedactedWebhook {
  let redacted = 0;
  const body = raw
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      if (!isSecret(decoded(name)) || rest.join('=') === '') return pair;
      redacted += 1;
      return `${name}=${REDACTED}`;
    })
    .join('\n');
  return { body, redacted };
}

/** A name with an invalid escape is matched as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** `cardNumber`, `card_number` and `CardNumber` are the same name; its last part decides. */
function isSecret(name: string): boolean {
  return SECRET.test(name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase());
}
