import type {
  ConsolePromo,
  PromoTermsDraft,
} from '@sesame/contract/console/payments/promo-codes.ts';

/** The values of the form, as typed. */
export type PromoForm = {
  percent: string;
  startsAt: string;
  endsAt: string;
  maxUses: string;
  perUserLimit: string;
  minAmount: string;
  category: '' | 'worldwide' | 'cis';
  firstPurchaseOnly: boolean;
  productIds: readonly number[];
  note: string;
};

/** Validation errors by field, as keys of their texts. */
type Problem = 'wrongCode' | 'wrongPercent' | 'wrongNumber' | 'wrongAmount' | 'wrongWindow';

export type FormProblems = Partial<Record<keyof PromoForm | 'code' | 'prefix' | 'count', Problem>>;

export const emptyForm: PromoForm = {
  percent: '10',
  startsAt: '',
  endsAt: '',
  maxUses: '',
  perUserLimit: '1',
  minAmount: '',
  category: '',
  firstPurchaseOnly: false,
  productIds: [],
  note: '',
};

export function formOf(promo: ConsolePromo): PromoForm {
  return {
    percent: String(promo.percent),
    startsAt: promo.starts_at === null ? '' : localMinute(promo.starts_at),
    endsAt: promo.ends_at === null ? '' : localMinute(promo.ends_at),
    maxUses: promo.max_uses === null ? '' : String(promo.max_uses),
    perUserLimit: String(promo.per_user_limit),
    minAmount: promo.min_amount === 0 ? '' : String(promo.min_amount),
    category: promo.method_category ?? '',
    firstPurchaseOnly: promo.first_purchase_only,
    productIds: promo.product_ids,
    note: promo.note,
  };
}

/** The terms to send, or the validation errors. */
export function termsOf(form: PromoForm): { terms: PromoTermsDraft } | { problems: FormProblems } {
  const percent = decimal(form.percent);
  const maxUses = form.maxUses.trim() === '' ? null : whole(form.maxUses, 1_000_000, 0);
  const perUserLimit = whole(form.perUserLimit, 100);
  const minAmount = form.minAmount.trim() === '' ? 0 : decimal(form.minAmount);
  const [startsAt, endsAt] = [parseDateTime(form.startsAt), parseDateTime(form.endsAt)];
  const problems: FormProblems = {
    ...((percent === undefined || percent < 1 || percent > 100) && { percent: 'wrongPercent' }),
    ...(maxUses === undefined && { maxUses: 'wrongNumber' }),
    ...(perUserLimit === undefined && { perUserLimit: 'wrongNumber' }),
    ...((minAmount === undefined || minAmount > 99_999.99) && { minAmount: 'wrongAmount' }),
    ...(startsAt !== null && endsAt !== null && endsAt <= startsAt && { endsAt: 'wrongWindow' }),
  };
  if (
    Object.keys(problems).length > 0 ||
    percent === undefined ||
    maxUses === undefined ||
    perUserLimit === undefined ||
    minAmount === undefined
  ) {
    return { problems };
  }
  return {
    terms: {
      percent,
      starts_at: startsAt,
      ends_at: endsAt,
      max_uses: maxUses,
      per_user_limit: perUserLimit,
      first_purchase_only: form.firstPurchaseOnly,
      min_amount: minAmount,
      method_category: form.category === '' ? null : form.category,
      product_ids: [...form.productIds],
      note: form.note.trim(),
    },
  };
}

export function isCode(typed: string): boolean {
  return /^[\p{L}\p{N}_-]{3,64}$/u.test(typed.trim());
}

export function isPrefix(typed: string): boolean {
  return /^[\p{L}\p{N}_-]{0,30}$/u.test(typed.trim());
}

/** A whole number from a minimum (1 by default) to a limit. */
export function whole(typed: string, max: number, min = 1): number | undefined {
  const text = typed.trim();
  const value = Number(text);
  return /^\d{1,7}$/.test(text) && value >= min && value <= max ? value : undefined;
}

/** A number with at most two decimals; a comma is accepted as the decimal point. */
function decimal(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** Parses the input's local time, in the operator's time zone. */
function parseDateTime(typed: string): string | null {
  return typed === '' ? null : new Date(typed).toISOString();
}

function localMinute(at: string): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
