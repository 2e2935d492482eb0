import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { clearCodes, savedCode } from '../../../api/payments/saved-codes.ts';
import { isRefused, promoCodeQuery, usePromoCode } from '../../../api/payments/use-promo-code.ts';
import { useUser } from '../../../api/queries.ts';
import { refusalText } from '../../../i18n/promo-refusal-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { type OrderAction, type OrderState, promoInField } from '../order.rules.ts';

/** The promo code of an order: typed, from a link, or the coupon of the buyer. */
export function useOrderPromo(
  state: OrderState['promo'],
  dispatch: Dispatch<OrderAction>,
  question: { readonly priceId: number | null; readonly gateway: string | null },
) {
  const { t } = useI18n();
  const client = useQueryClient();
  const user = useUser();
  /** From a link on this device; applied until it was used for a payment. */
  const [coupon, setCoupon] = useState(() => savedCode('coupon'));
  const field = promoInField(state, coupon ?? user.data?.coupon ?? null);
  const promo = usePromoCode({ code: field.code, ...question });
  /** A refused coupon leaves the field, because the buyer never typed it; the reason is shown below. */
  const isDropped = field.isRemembered && isRefused(promo.error);
  const { percent } = promo;

  return {
    percent,
    /** The code that gives the discount; null without one. */
    applied: percent > 0 ? field.code : null,
    isFetching: promo.isFetching,
    /** A code in the field gives no discount yet. */
    isOpen: percent === 0 && !isDropped && field.text.trim() !== '',
    field: {
      text: isDropped ? '' : field.text,
      code: field.code,
      percent,
      isChecking: promo.isFetching && percent === 0,
      refusal: promo.error && !isDropped ? refusalText(t, promo.error) : null,
      /** Why a coupon that the buyer did not type gives no discount. */
      couponNote: isDropped ? `${field.text.toUpperCase()}: ${refusalText(t, promo.error)}` : null,
    },
    submit: (text: string) => {
      // The same code again, after a failure: repeat the check.
      if (field.code === text.trim()) void promo.refetch();
      else dispatch({ type: 'promo_submitted', text });
    },
    /** Checks the code in the field; the sheet pays once it has passed. */
    check: async () => {
      const { text } = field;
      dispatch({ type: 'promo_check_started', text });
      try {
        await client.fetchQuery(promoCodeQuery({ code: text.trim(), ...question }));
        dispatch({ type: 'promo_check_passed' });
      } catch {
        dispatch({ type: 'promo_check_failed', problem: t('promoNotApplied') });
      }
    },
    /** A payment takes this code: the coupon of a link is not applied again. */
    forgetCoupon: (code: string | null) => {
      if (!coupon || code !== coupon) return;
      clearCodes('coupon');
      setCoupon(null);
    },
  };
}
