import type { Bounds } from '@sesame/contract/shared/bounds.ts';
import type { ErrorCode } from '@sesame/contract/shared/errors.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { ApiError } from '../../../api/client/api-error.ts';

/** Why a value is refused: the code of a check, or a text of the server. */
export type Issue = {
  code: string;
  text?: string | undefined;
  /** What a value must be. */
  expected?: BothLanguages | undefined;
  /** What is wrong with a value, as a sentence. */
  mistake?: BothLanguages | undefined;
};

type BothLanguages = { en: string; ru: string };

/** Converts the values of one type of field to text and back. */
export type FieldTexts = {
  /** Formats a bound for people. */
  formatBound?: (bound: number) => string;
  /** Error for a text that cannot be parsed. */
  unreadable?: string;
  /** Error for a value that breaks a rule without a bound. */
  invalid?: string | undefined;
};

type IssueField = {
  value: unknown;
  bounds: Bounds;
  language: Language;
  texts: FieldTexts;
};

type IssueMessage = {
  message:
    | 'required'
    | 'choose'
    | 'range'
    | 'atLeast'
    | 'atMost'
    | 'shorter'
    | 'longer'
    | 'invalid'
    | 'expected';
  params?: Record<string, string | number>;
};

/** The error of a field: a text, or a message of the forms with its values. */
export function issueText(
  { code, text, expected, mistake }: Issue,
  { value, bounds, language, texts: { formatBound = String, unreadable, invalid } }: IssueField,
): string | IssueMessage {
  if (mistake) return mistake[language];
  if (expected) return { message: 'expected', params: { expected: expected[language] } };
  if (text) return text;
  if (value === undefined || value === null || value === '') {
    return { message: typeof value === 'string' || unreadable ? 'required' : 'choose' };
  }
  const otherwise: string | IssueMessage = unreadable ?? { message: 'invalid' };
  if (code === 'invalid_type') return otherwise;
  if (code === 'too_small' || code === 'too_big') {
    const { min, max, minLength = 0, maxLength } = bounds;
    if (min !== undefined && max !== undefined) {
      return { message: 'range', params: { min: formatBound(min), max: formatBound(max) } };
    }
    if (min !== undefined) return { message: 'atLeast', params: { min: formatBound(min) } };
    if (max !== undefined) return { message: 'atMost', params: { max: formatBound(max) } };
    if (code === 'too_big' && maxLength !== undefined) {
      return { message: 'shorter', params: { max: maxLength } };
    }
    return minLength > 1
      ? { message: 'longer', params: { min: minLength } }
      : { message: 'required' };
  }
  if (code === 'invalid_format' && unreadable !== undefined) return unreadable;
  return invalid ?? otherwise;
}

/**
 * The fields that a refusal is about, by their names in the calls. A form without such a field shows the refusal above
 * its buttons.
 */
const fieldsOfCodes: Partial<Record<ErrorCode, readonly string[]>> = {
  announcement_image_unknown: ['image'],
  bank_reference_used: ['bank_reference'],
  balance_too_small: ['amount'],
  days_limited: ['days'],
  days_not_left: ['days', 'action.days'],
  email_invalid: ['email'],
  item_invalid: ['secret'],
  method_exists: ['gateway'],
  operator_exists: ['email'],
  password_common: ['password'],
  password_short: ['password'],
  promo_exists: ['code'],
  promo_limit_too_small: ['max_uses'],
  rate_jump: ['rate'],
  refund_method_closed: ['method'],
  refund_too_large: ['amount'],
  role_above_own: ['role'],
  service_unknown: ['service', 'service_ids'],
  text_wrong: ['text'],
  transaction_used: ['transaction'],
};

/** The issues of a refused call by field; empty when no field caused it. `reported` replaces the server's text. */
export function serverIssues(error: unknown, reported?: string): ReadonlyMap<string, Issue> {
  if (!(error instanceof ApiError)) return new Map();
  const { code, details } = error;
  const text = reported ?? error.message;
  if (code === 'bad_request') return invalidFields(details.fields);
  if (code === 'setting_wrong' && typeof details.field === 'string') {
    const { field } = details;
    const expected = bothLanguages(details.expected, details.expected_ru);
    const mistake = bothLanguages(details.mistake, details.mistake_ru);
    const issue = { code, text, expected, mistake };
    return new Map([
      [field, issue],
      [`values.${field}`, issue],
    ]);
  }
  // A newer server may have codes that are not in the table.
  const fields = fieldsOfCodes[code as ErrorCode] ?? [];
  return new Map(fields.map((name) => [name, { code, text }]));
}

function bothLanguages(en: unknown, ru: unknown): BothLanguages | undefined {
  return typeof en === 'string' && typeof ru === 'string' ? { en, ru } : undefined;
}

/** `body.prices.0.amount` is `prices[0].amount` in a form. */
function invalidFields(fields: unknown): ReadonlyMap<string, Issue> {
  const given: readonly unknown[] = Array.isArray(fields) ? fields : [];
  return new Map(
    given.flatMap((field): [string, Issue][] => {
      const { path, code } = (field ?? {}) as { path?: unknown; code?: unknown };
      if (typeof path !== 'string' || typeof code !== 'string') return [];
      return [[path.replace(/^body\./, '').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'), { code }]];
    }),
  );
}
