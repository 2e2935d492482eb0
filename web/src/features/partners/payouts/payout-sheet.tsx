import type { ReferralData } from '@sesame/contract/shop/referrals.ts';
import { useState } from 'react';
import { formatMoney } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Sheet, SheetTitle } from '../../../ui/overlay/sheet.tsx';
import { payableCents } from '../partners.rules.ts';
import { PayoutForm } from './payout-form.tsx';

type PayoutSheetProps = {
  data: ReferralData;
  open: boolean;
  onClose: () => void;
  onRequested: () => void;
};

/** Each opening starts afresh; the content stays while the sheet slides out. */
export function PayoutSheet({ data, open, onClose, onRequested }: PayoutSheetProps) {
  const { t } = useI18n();
  const [opening, setOpening] = useState({ open, count: 0 });
  if (opening.open !== open) {
    setOpening({ open, count: open ? opening.count + 1 : opening.count });
  }
  const available = formatMoney(payableCents(data));
  return (
    <Sheet closeLabel={t('close')} onClose={onClose} open={open} size="form">
      <div className="px-9 py-8 max-md:px-4 max-md:pt-5 max-md:pb-[calc(20px+env(safe-area-inset-bottom))]">
        <SheetTitle className="type-title-2 pr-10">{t('payoutRequest')}</SheetTitle>
        <p className="type-tabular mt-0.5 text-muted">
          {t('payoutAvailable', { amount: available })}
        </p>
        <PayoutForm data={data} key={opening.count} onCancel={onClose} onRequested={onRequested} />
      </div>
    </Sheet>
  );
}
