import { checkPromocode } from '@sesame/contract/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

type PromocodeQuestion = {
  /** Null asks nothing. */
  code: string | null;
  priceId: number | null;
  gateway: string | null;
};

/**
 * What a promo code is worth for this plan and method. Asked again when either changes, because a code may be for
 * some of them only. The answer is advice: until a new one comes, and when none comes, the last one for the same
 * code stands; Pay asks the server anyway.
 */
export function usePromocode({ code, priceId, gateway }: PromocodeQuestion) {
  const query = useQuery({
    queryKey: ['promocode', code, priceId, gateway],
    queryFn: ({ signal }) =>
      call(
        checkPromocode,
        {
          query: {
            promocode: code ?? '',
            subscription_price_id: priceId === null ? undefined : String(priceId),
            gateway: gateway ?? undefined,
          },
        },
        { signal },
      ),
    enabled: code !== null && priceId !== null,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
  const refused = query.error instanceof ApiError && query.error.code === 'promo_invalid';
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
