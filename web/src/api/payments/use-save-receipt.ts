import { getReceipt, type ReceiptFormat } from '@sesame/contract/shop/payment-detail.ts';
import { useMutation } from '@tanstack/react-query';
import { useI18n } from '../../i18n/use-i18n.ts';
import { fetchFile } from '../client/call.ts';
import { saveFile } from '../client/save-file.ts';

/** Only the buyer may read a receipt, so a plain link does not work: it is fetched with the token and then saved. */
export function useSaveReceipt(paymentId: string) {
  const { language } = useI18n();
  return useMutation({
    mutationFn: (format: ReceiptFormat) =>
      fetchFile(getReceipt, { params: { id: paymentId }, query: { format, language } }),
    onSuccess: (file, format) => saveFile(`receipt-${paymentId.slice(0, 8)}.${format}`, file),
  });
}
