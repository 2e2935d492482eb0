import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';
import {
  checkMethodTest,
  getMethodTest,
  type MethodTest,
  refundMethodTest,
  startMethodTest,
} from '@sesame/contract/console/payments/method-tests.ts';
import { ExternalLink, FlaskConical, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatSum } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { methodMessages } from './methods.messages.ts';

const POLL_MS = 5_000;

const labels = {
  opened: 'testOpened',
  paid: 'testPaid',
  refunding: 'testRefunding',
  refunded: 'testRefunded',
  refund_failed: 'testRefundFailed',
  refused: 'testRefused',
  no_answer: 'testNoAnswer',
} as const;
const tones = {
  opened: 'info',
  paid: 'success',
  refunding: 'info',
  refunded: 'success',
  refund_failed: 'danger',
  refused: 'danger',
  no_answer: 'warning',
} as const;

/** Whether a method can be tested: balance and bank transfers have no checkout page. */
export function isTestable({ provider, provider_live: live }: ConsoleMethod): boolean {
  return live && provider !== 'balance' && provider !== 'transfer';
}

/** A payment without a buyer, from its checkout page to its refund. The page returns here. */
export function TestPanel({ method: { gateway } }: { method: ConsoleMethod }) {
  const { t: tShop } = useI18n();
  const t = useMessages(methodMessages);
  const effects = { touches: [getMethodTest], evenIfRefused: true };
  const last = useConsoleQuery(
    getMethodTest,
    { params: { gateway } },
    { everyMs: (answer) => isAwaited(answer?.test) && POLL_MS },
  );
  const start = useConsoleMutation(startMethodTest, effects);
  const check = useConsoleMutation(checkMethodTest, effects);
  const refund = useConsoleMutation(refundMethodTest, effects);
  const test = last.data?.test ?? null;
  useCheckOnReturn(test, check.mutate);
  const error = start.error ?? check.error ?? refund.error ?? last.error;
  const ofTest = test && { params: { id: test.id } };
  return (
    <Panel title={t('test')}>
      <p className="mb-4 max-w-[62ch] text-muted">{t('testLead')}</p>
      {test ? <TestNote test={test} /> : null}
      {error === null ? null : (
        <Note className="mb-4" role="alert" tone="danger">
          {last.error ? `${t('testLoadFailed')}. ` : ''}
          {errorText(tShop, error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        {test?.url ? (
          <LinkButton href={test.url} icon={<Icon of={ExternalLink} />} rel="noreferrer">
            {t('testPage')}
          </LinkButton>
        ) : null}
        {ofTest && isAwaited(test) ? (
          <Button
            loading={check.isPending}
            onClick={() => check.mutate(ofTest)}
            variant="secondary"
          >
            {t('testCheck')}
          </Button>
        ) : null}
        {ofTest && test && canBeRefunded(test) ? (
          <Button
            icon={<Icon of={Undo2} />}
            loading={refund.isPending}
            onClick={() => refund.mutate(ofTest)}
          >
            {t('testRefund')}
          </Button>
        ) : null}
        <Button
          icon={<Icon of={FlaskConical} />}
          loading={start.isPending}
          onClick={() => {
            check.reset();
            refund.reset();
            start.mutate({ params: { gateway } });
          }}
          variant="outline"
        >
          {t(test ? 'testAgain' : 'testStart')}
        </Button>
      </div>
    </Panel>
  );
}

/** Whether the provider will say something more: a page that can be paid, or a refund on its way. */
function isAwaited(test: MethodTest | null | undefined): boolean {
  return (test?.state === 'opened' && test.url !== null) || test?.state === 'refunding';
}

/** Also again, where the first request got no answer or was refused. */
function canBeRefunded({ state, can_refund: canRefund }: MethodTest): boolean {
  return canRefund && (state === 'paid' || state === 'refunding' || state === 'refund_failed');
}

/** The checkout page returns with `?tested`: the state is fetched once, because a webhook may not reach this shop. */
function useCheckOnReturn(
  test: MethodTest | null,
  check: (input: { params: { id: string } }) => void,
): void {
  const hasReturned = new URLSearchParams(useSearch()).has('tested');
  const isChecked = useRef(false);
  const id = hasReturned && test?.state === 'opened' ? test.id : undefined;
  useEffect(() => {
    if (id === undefined || isChecked.current) return;
    isChecked.current = true;
    check({ params: { id } });
  }, [id, check]);
}

function TestNote({ test }: { test: MethodTest }) {
  const t = useMessages(methodMessages);
  const { language } = useI18n();
  const { state, amount, currency, reference, failure, can_refund: canRefund } = test;
  const times = [
    t('testWhenOpened', { time: formatDateTime(test.created_at) }),
    ...(test.paid_at ? [t('testWhenPaid', { time: formatDateTime(test.paid_at) })] : []),
    ...(test.refunded_at
      ? [t('testWhenRefunded', { time: formatDateTime(test.refunded_at) })]
      : []),
  ];
  const sentences = [
    t(labels[state], {
      sum: formatSum(language, { amount, currency }),
      reference: reference ?? '–',
    }),
    ...(failure === null ? [] : [t('testFailure', { failure })]),
    ...(state === 'opened' && test.url === null ? [t('testReal')] : []),
    ...(state === 'paid' && !canRefund ? [t('testNoRefunds')] : []),
  ];
  return (
    <Note className="mb-4" role="status" tone={tones[state]}>
      <span className="wrap-anywhere block">{sentences.join(' ')}</span>
      <span className="mt-1 block text-[.8125rem] leading-[18px]">{times.join(' → ')}</span>
    </Note>
  );
}
