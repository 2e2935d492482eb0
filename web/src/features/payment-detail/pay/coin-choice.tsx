import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { Coin } from '@sesame/contract/shop/payment-page.ts';
import { useState } from 'react';
import {
  useChooseCoin,
  useCoinEstimate,
  usePaymentCoins,
} from '../../../api/payments/payment-page-queries.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { RetryButton } from '../../../shell/retry-button.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';

type CoinChoiceProps = { id: string; onChosen: () => void };

/** The coins of the shop with their networks, and what the chosen one costs now. */
export function CoinChoice({ id, onChosen }: CoinChoiceProps) {
  const { t } = useI18n();
  const { data: coins, error, isFetching, refetch } = usePaymentCoins(id);
  if (coins === undefined && error) {
    return (
      <div className="grid justify-items-start gap-4 px-7 py-6 max-md:px-[18px]">
        <Note role="alert" tone="danger">
          {errorText(t, error)}
        </Note>
        <RetryButton busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (coins === undefined) {
    return (
      <div className="grid gap-4 px-7 py-6 max-md:px-[18px]" role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    );
  }
  if (coins.length === 0) {
    return (
      <div className="px-7 py-6 max-md:px-[18px]">
        <Note>{t('coinsEmpty')}</Note>
      </div>
    );
  }
  return <Offered coins={coins} id={id} onChosen={onChosen} />;
}

function Offered({ coins, id, onChosen }: CoinChoiceProps & { coins: readonly Coin[] }) {
  const { t } = useI18n();
  // The only coin needs no choice.
  const [code, setCode] = useState(coins.length === 1 ? (coins[0]?.code ?? '') : '');
  const coin = coins.find((one) => one.code === code);
  const estimate = useCoinEstimate(id, coin?.code ?? null);
  const choose = useChooseCoin(id);
  const isEnough = estimate.data?.is_enough === true;
  return (
    <div className="grid gap-4 px-7 py-6 max-md:px-[18px]">
      <NativeSelect
        aria-label={t('coinsTitle')}
        onChange={({ target }) => setCode(target.value)}
        options={[
          { value: '', label: t('coinsTitle') },
          ...coins.map((one) => ({ value: one.code, label: `${one.name} · ${one.network}` })),
        ]}
        value={code}
      />
      {coin ? (
        <>
          <div role="status">
            {estimate.data ? (
              isEnough ? (
                <p className="type-tabular font-medium">
                  {t('coinsEstimate', { amount: estimate.data.amount, coin: coin.symbol })}
                </p>
              ) : (
                <Note tone="warning">
                  {t('coinsMinimum', {
                    amount: formatMoney(centsFromDollars(estimate.data.minimum)),
                  })}
                </Note>
              )
            ) : estimate.error ? (
              <Note tone="danger">{errorText(t, estimate.error)}</Note>
            ) : (
              <Skeleton className="h-5 w-48" />
            )}
          </div>
          <Note tone="warning">{t('coinsNetworkWarning', { network: coin.network })}</Note>
        </>
      ) : null}
      {choose.isError ? (
        <Note role="alert" tone="danger">
          {errorText(t, choose.error)}
        </Note>
      ) : null}
      <Button
        block
        disabled={!isEnough}
        loading={choose.isPending}
        onClick={() =>
          choose.mutate({ params: { id }, body: { coin: code } }, { onSuccess: onChosen })
        }
        size="lg"
      >
        {t('coinsGetAddress')}
      </Button>
    </div>
  );
}
