import type { ListedRenewal } from '@sesame/contract/console/renewals/renewal-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { renewalNames } from '../../ui/names/renewals.messages.ts';
import { renewalListMessages } from './renewals.messages.ts';

/** The state in words; of one that ended unpaid, with the reason. */
export function RenewalStateMark({ renewal }: { renewal: ListedRenewal }) {
  const t = useMessages(renewalListMessages);
  const tName = useMessages(renewalNames);
  const { state, end_reason: why } = renewal;
  const isNamed = why !== null && state !== 'given_up' && state !== 'paid' && state !== 'closing';
  return isNamed ? t('stateWith', { state: tName(state), why: tName(why) }) : tName(state);
}

/** What the provider answered to the last attempt; its code is on the record. */
export function LastAnswer({ renewal: { last_attempt: last } }: { renewal: ListedRenewal }) {
  const tName = useMessages(renewalNames);
  if (last === null) return '–';
  return tName(last.decline ?? last.state);
}
