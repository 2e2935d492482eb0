import { PAYMENT_SEARCH_MAX } from '@sesame/contract/shared/limits.ts';
import { Download } from 'lucide-react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import type { PaymentSearch } from './use-payment-search.ts';

/** Search, year and file of the payment history. */
export function PaymentTools({ search }: { search: PaymentSearch }) {
  const { t } = useI18n();
  const { years, year, file } = search;
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-3 max-md:gap-2">
        <SearchInput
          className="w-[300px] max-md:w-full"
          label={t('searchPayments')}
          maxLength={PAYMENT_SEARCH_MAX}
          onChange={(event) => search.setTyped(event.target.value)}
          placeholder={t('searchPayments')}
          value={search.typed}
        />
        {years.length > 1 ? (
          <NativeSelect
            aria-label={t('paymentsYear')}
            className="max-md:flex-1"
            onChange={(event) => search.setYear(Number(event.target.value) || null)}
            options={[
              { value: '', label: t('allYears') },
              ...years.map((one) => ({ value: String(one), label: String(one) })),
            ]}
            value={year === null ? '' : String(year)}
          />
        ) : null}
        <Button
          className="max-md:flex-1 md:ml-auto"
          icon={<Icon of={Download} />}
          loading={file.isPending}
          onClick={() => file.mutate()}
          variant="outline"
        >
          {t('savePayments')}
        </Button>
      </div>
      {file.isError ? (
        <p className="mt-2 text-danger-text" role="alert">
          {t('savePaymentsFailed')}
        </p>
      ) : null}
    </div>
  );
}
