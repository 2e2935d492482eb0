import type { WaitingDelivery } from '@sesame/contract/console/inventory.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { fulfilmentMessages } from './fulfilment.messages.ts';

/** Problems that the server writes in English for its log. */
const known = {
  'answered no link, code, account or text': 'supplierNothing',
  'the answer could not be read': 'supplierNothing',
  'no answer in time': 'supplierSilent',
  'no connection in time': 'supplierSilent',
  'this address may not be called': 'supplierBlocked',
  'answered a link that cannot be given to a buyer': 'supplierUnusable',
  'answered a code that cannot be given to a buyer': 'supplierUnusable',
  'answered an account that cannot be given to a buyer': 'supplierUnusable',
  'answered a text that cannot be given to a buyer': 'supplierUnusable',
} as const;

/** Why a paid buyer still waits. */
export function DeliveryProblem({ delivery: { by_webhook: byWebhook, problem } }: ProblemProps) {
  const t = useMessages(fulfilmentMessages);
  if (!byWebhook) return t('empty');
  if (problem === null) return t('toSupplier');
  const [, status] = /^answered (\d+)$/.exec(problem) ?? [];
  if (status !== undefined) return t('supplierAnswered', { status });
  const text = known[problem as keyof typeof known];
  if (text !== undefined) return t(text);
  return (
    <>
      {t('supplierFailed')}{' '}
      <bdi className="block text-[.8125rem] text-muted" lang="en">
        {problem}
      </bdi>
    </>
  );
}

type ProblemProps = { delivery: Pick<WaitingDelivery, 'by_webhook' | 'problem'> };
