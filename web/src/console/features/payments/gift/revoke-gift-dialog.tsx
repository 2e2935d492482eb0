import {
  type ConsoleGift,
  type GiftRefundMethod,
  giftRefundMethods,
  listConsoleGifts,
  readGiftFigures,
  revokeGift,
} from '@sesame/contract/console/payments/gifts.ts';
import {
  type ConsolePayment,
  getConsolePayment,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { formatCents } from '../../../../i18n/format-amount.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { FieldDialog } from '../../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../../ui/dialogs/reason-field.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { useCallForm } from '../../../ui/forms/use-call-form.ts';
import { paymentGiftMessages } from './payment-gift.messages.ts';

const methodMessages = {
  gateway: 'toGateway',
  balance: 'toBalance',
  record: 'toRecord',
  keep: 'keepIt',
} as const;

/** Ends a gift that is not redeemed, and what happens to its money: it is refunded, unless the operator keeps it. */
export function RevokeGiftDialog({
  payment,
  gift,
  onClose,
}: {
  payment: ConsolePayment;
  gift: ConsoleGift;
  onClose: () => void;
}) {
  const { language } = useI18n();
  const t = useMessages(paymentGiftMessages);
  const cents = centsFromDollars(payment.paid) - centsFromDollars(payment.refunded);
  const isDisputed = payment.state === 'disputed';
  // A gift for which nothing was paid has nothing to refund.
  const isKept = isDisputed || cents === 0;
  const initial: { refund: GiftRefundMethod; reason: string } = {
    refund: isKept ? 'keep' : 'gateway',
    reason: '',
  };
  const form = useCallForm({
    route: revokeGift,
    params: { id: gift.id },
    touches: [getConsolePayment, listConsolePayments, listConsoleGifts, readGiftFigures],
    evenIfRefused: true,
    initial,
    body: (values) => ({ ...values, expected_amount: dollarsFromCents(cents) }),
    onSaved: onClose,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('revokeLead', { amount: formatCents(language, cents) })}
      onClose={onClose}
      submitLabel={t('revoke')}
      title={t('revokeTitle')}
    >
      {isKept ? null : (
        <SelectField
          label={t('money')}
          of={form.at('refund')}
          options={giftRefundMethods.map((value) => ({ value, label: t(methodMessages[value]) }))}
        />
      )}
      {isDisputed ? <p className="text-muted">{t('keepDisputed')}</p> : null}
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
