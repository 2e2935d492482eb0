import type { PaymentDetail } from '@sesame/contract/shop/payment-detail.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { TextLink } from '../../ui/primitives/text-link.tsx';

type FiscalReceipt = PaymentDetail['fiscal_receipts'][number];

const labels = {
  payment: 'fiscalPayment',
  refund: 'fiscalRefund',
  closing: 'fiscalClosing',
} as const satisfies Record<FiscalReceipt['kind'], TextKey>;

/** Links to the registered fiscal receipts; renders nothing when there are none. */
export function FiscalReceiptLinks({ receipts }: { receipts: readonly FiscalReceipt[] }) {
  const { t } = useI18n();
  if (receipts.length === 0) return null;
  return (
    <ul className="m-0 mt-4 grid list-none gap-2 p-0 text-[.8125rem] leading-[18px]">
      {receipts.map(({ kind, url }) => (
        <li key={url}>
          <TextLink href={url} rel="noreferrer" target="_blank">
            {t(labels[kind])}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
