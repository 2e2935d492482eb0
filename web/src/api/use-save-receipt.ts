import { getReceipt, type ReceiptFormat } from '@sesame/contract/payment-detail.ts';
import { useMutation } from '@tanstack/react-query';
import { useI18n } from '../i18n/use-i18n.ts';
import { fetchFile } from './call.ts';
import { saveFile } from './save-file.ts';

/** Receipts are for their buyer alone, so a link would not do: they are fetched with the token and then saved. */
export function useSaveReceipt(paymentId: string) {
  const { language } = useI18n();
  return useMutation({
    mutationFn: (format: ReceiptFormat) =>
      fetchFile(getReceipt, { params: { id: paymentId }, query: { format, language } }),
    onSuccess: (file, format) => saveFile(`receipt-${paymentId.slice(0, 8)}.${format}`, file),
  });
}
