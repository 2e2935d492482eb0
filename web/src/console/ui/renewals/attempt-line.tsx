import type { ConsoleAttempt } from '@sesame/contract/console/renewals/renewals.ts';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { renewalNames } from '../names/renewals.messages.ts';
import { renewalPartMessages } from './renewal-parts.messages.ts';

/** An attempt to charge a renewal in words, with a link to its payment. */
export function AttemptLine({ attempt }: { attempt: ConsoleAttempt }) {
  const t = useMessages(renewalPartMessages);
  const tName = useMessages(renewalNames);
  const { number, started_at: at, state, decline, code, payment_id: payment } = attempt;
  const words = tName(decline ?? state);
  const result = code === null ? words : t('withCode', { result: words, code });
  const text = t('attempt', { number, at: formatDateTime(at), result });
  if (payment === null) return text;
  return (
    <TextLink as={Link} href={consolePaths.payment(payment)}>
      {text}
    </TextLink>
  );
}
