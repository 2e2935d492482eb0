import { checkPromoCode } from '@sesame/contract/shop/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../client/api-error.ts';
import { routeQuery } from '../client/route-query.ts';

type PromocodeQuestion = {
  /** Null sends nothing. */
  code: string | null;
  priceId: number | null;
  gateway: string | null;
};

export function promoCodeQuery({ code, priceId, gateway }: PromocodeQuestion) {
  return routeQuery(
    checkPromoCode,
    {
      query: {
        promocode: code ?? '',
        subscription_price_id: priceId === null ? undefined : String(priceId),
        gateway: gateway ?? undefined,
      },
    },
    { retry: false, staleTime: 60_000 },
  );
}

/** Whether the server refused the code because it gives no discount here; any other error may be temporary. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'promo_invalid';
}

/**
 * The discount of a promo code for this plan and method. Fetched again when either changes, because a code may be
 * limited. It is only a preview: the last answer for the same code stays until a new one arrives; Pay makes the server
 * check again.
 */
export function usePromoCode(question: PromocodeQuestion) {
  const { code, priceId } = question;
  const query = useQuery({
    ...promoCodeQuery(question),
    enabled: code !== null && priceId !== null,
    refetchOnWindowFocus: false,
  });
  const refused = isRefused(query.error);
  const [last, setLast] = useState<{ code: string | null; percent: number } | null>(null);
  if (query.data && (last?.code !== code || last.percent !== query.data.percent)) {
    setLast({ code, percent: query.data.percent });
  }
  const known = query.data?.percent ?? (last?.code === code ? last.percent : 0);
  const percent = refused || code === null ? 0 : known;
  return {
    /** 0 while unknown or refused. */
    percent,
    /** Why there is no discount. */
    error: percent > 0 ? null : query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}
