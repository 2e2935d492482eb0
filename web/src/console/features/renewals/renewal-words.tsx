import type { ListedRenewal } from '@sesame/contract/console/renewals/renewal-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { renewalWords } from '../../ui/names/renewals.messages.ts';
import { renewalListMessages } from './renewals.messages.ts';

/** The state in words; of one that ended unpaid, with the reason. */
export function RenewalStateMark({ renewal }: { renewal: ListedRenewal }) {
  const t = useMessages(renewalListMessages);
  const tWord = useMessages(renewalWords);
  const { state, end_reason: why } = renewal;
  const isNamed = why !== null && state !== 'given_up' && state !== 'paid' && state !== 'closing';
  return isNamed ? t('stateWith', { state: tWord(state), why: tWord(why) }) : tWord(state);
}

/** What the provider answered to the last attempt, with its own code. */
export function LastAnswer({ renewal: { last_attempt: last } }: { renewal: ListedRenewal }) {
  const t = useMessages(renewalListMessages);
  const tWord = useMessages(renewalWords);
  if (last === null) return '–';
  const answer = tWord(last.decline ?? last.state);
  return last.code === null ? answer : t('withCode', { answer, code: last.code });
}
