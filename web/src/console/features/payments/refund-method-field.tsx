import { refundMethods } from '@sesame/contract/console/payments/payments.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import type { FieldRef } from '../../ui/forms/use-console-form.ts';
import { paymentMessages } from './payments.messages.ts';

export type RefundMethod = (typeof refundMethods)[number];

const refundMethodMessages = {
  gateway: 'refundToGateway',
  balance: 'refundToBalance',
  record: 'refundToRecord',
} as const;

/** Where the money of a refund goes. */
export function RefundMethodField({ of }: { of: FieldRef<RefundMethod> }) {
  const t = useMessages(paymentMessages);
  return (
    <SelectField
      label={t('refundTo')}
      of={of}
      options={refundMethods.map((value) => ({ value, label: t(refundMethodMessages[value]) }))}
    />
  );
}
