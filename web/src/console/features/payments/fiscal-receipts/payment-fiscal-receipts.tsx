import {
  type FiscalReceipt,
  resendFiscalReceipt,
} from '@sesame/contract/console/payments/fiscal-receipts.ts';
import {
  type ConsolePayment,
  getConsolePayment,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { useState } from 'react';
import { formatDateTime } from '../../../../i18n/format.ts';
import { formatSum } from '../../../../i18n/format-amount.ts';
import { type FormatMessage, useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { TextLink } from '../../../../ui/primitives/text-link.tsx';
import { useMay } from '../../../api/use-operator.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { Panel } from '../../../ui/page/console-page.tsx';
import { fiscalReceiptMessages } from './fiscal-receipts.messages.ts';

const tones = {
  waiting: 'warning',
  registered: 'success',
  failed: 'danger',
  unneeded: 'neutral',
} as const;

/** The fiscal receipts of a payment; renders nothing when there are none. */
export function PaymentFiscalReceipts({ payment }: { payment: ConsolePayment }) {
  const t = useMessages(fiscalReceiptMessages);
  const [sending, setSending] = useState<FiscalReceipt>();
  const { fiscal_receipts: receipts } = payment;
  if (receipts.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ul className="m-0 grid list-none gap-4 p-0">
        {receipts.map((receipt) => (
          <ReceiptItem key={receipt.id} onSend={() => setSending(receipt)} receipt={receipt} />
        ))}
      </ul>
      <p className="mt-4 text-[.8125rem] text-muted">{t('correction')}</p>
      {sending ? (
        <ReasonDialog
          evenIfRefused
          lead={t('sendLead')}
          onClose={() => setSending(undefined)}
          params={{ id: payment.id, receipt: sending.id }}
          route={resendFiscalReceipt}
          submitLabel={t('send')}
          title={t('sendTitle')}
          touches={[getConsolePayment]}
        />
      ) : null}
    </Panel>
  );
}

function ReceiptItem({ receipt, onSend }: { receipt: FiscalReceipt; onSend: () => void }) {
  const t = useMessages(fiscalReceiptMessages);
  const { language } = useI18n();
  const may = useMay();
  const hint = hintOf(receipt);
  const { kind, state, amount, failure, fiscal } = receipt;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>{t(`kind_${kind}`)}</span>
        {amount === null ? null : (
          <span className="tabular-nums">{formatSum(language, { amount, currency: 'RUB' })}</span>
        )}
        <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      </p>
      {failure ? <p className="wrap-anywhere text-danger-text">{failure}</p> : null}
      <p className="wrap-anywhere text-[.8125rem] text-muted">{factsOf(receipt, t).join(' · ')}</p>
      {hint ? <p className="text-[.8125rem] text-muted">{t(hint)}</p> : null}
      <p className="flex flex-wrap items-center gap-3 empty:hidden">
        {fiscal?.url ? (
          <TextLink href={fiscal.url} rel="noreferrer" target="_blank">
            {t('open')}
          </TextLink>
        ) : null}
        {receipt.is_resendable && may('payments:write') ? (
          <Button onClick={onSend} size="sm" variant="outline">
            {t('send')}
          </Button>
        ) : null}
      </p>
    </li>
  );
}

type Texts = FormatMessage<keyof (typeof fiscalReceiptMessages)['en']>;

function factsOf({ fiscal, waiting_since: since }: FiscalReceipt, t: Texts): string[] {
  if (fiscal === null) return [t('since', { at: formatDateTime(since) })];
  const { storage_number: storage, document_number: document, attribute } = fiscal;
  return [
    ...(fiscal.registered_at
      ? [t('registeredAt', { at: formatDateTime(fiscal.registered_at) })]
      : []),
    ...(storage ? [t('storage', { number: storage })] : []),
    ...(document ? [t('document', { number: document })] : []),
    ...(attribute ? [t('attribute', { number: attribute })] : []),
  ];
}

/** What an operator should know about a receipt that is not registered. */
function hintOf({ state, has_resend: hasResend, reported_by: by }: FiscalReceipt) {
  if (state === 'unneeded') return 'unneededHint';
  if (state === 'failed') return hasResend ? 'failedHint' : 'noResend';
  return state === 'waiting' && by === 'webhook' ? 'byWebhook' : undefined;
}
