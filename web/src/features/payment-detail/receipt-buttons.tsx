import type { ReceiptFormat } from '@sesame/contract/shop/payment-detail.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { Download } from 'lucide-react';
import { useSaveReceipt } from '../../api/payments/use-save-receipt.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';

const labels = {
  pdf: 'receiptPdf',
  html: 'receiptPage',
} as const satisfies Record<ReceiptFormat, TextKey>;

export function ReceiptButtons({ paymentId }: { paymentId: string }) {
  return (
    <div className="mt-5 grid gap-2">
      <ReceiptButton format="pdf" paymentId={paymentId} />
      <ReceiptButton format="html" paymentId={paymentId} />
    </div>
  );
}

function ReceiptButton({ format, paymentId }: { format: ReceiptFormat; paymentId: string }) {
  const { t } = useI18n();
  const save = useSaveReceipt(paymentId);
  return (
    <>
      <Button
        block
        icon={<Icon of={Download} />}
        loading={save.isPending}
        onClick={() => save.mutate(format)}
        variant={format === 'pdf' ? 'outline' : 'ghost'}
      >
        {t(labels[format])}
      </Button>
      {save.isError ? (
        <p className="text-[.8125rem] text-danger-text leading-[18px]" role="alert">
          {t('receiptFailed')}
        </p>
      ) : null}
    </>
  );
}
