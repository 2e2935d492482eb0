import type { WaitingDelivery } from '@sesame/contract/console/inventory.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { fulfilmentMessages } from './fulfilment.messages.ts';

/** Problems that the server writes in English for its log. */
const known = {
  'answered no link, code, account or text': 'supplierNothing',
  'the answer could not be read': 'supplierNothing',
  'no answer in time': 'supplierSilent',
  'no connection in time': 'supplierSilent',
} as const;

/** Why a paid buyer still waits. */
export function DeliveryProblem({ delivery: { by_webhook: byWebhook, problem } }: ProblemProps) {
  const t = useMessages(fulfilmentMessages);
  if (!byWebhook) return t('empty');
  if (problem === null) return t('toSupplier');
  const [, status] = /^answered (\d+)$/.exec(problem) ?? [];
  if (status !== undefined) return t('supplierAnswered', { status });
  const text = known[problem as keyof typeof known];
  return text === undefined ? t('supplierFailed', { problem }) : t(text);
}

type ProblemProps = { delivery: Pick<WaitingDelivery, 'by_webhook' | 'problem'> };
