import type { ConsoleAgreement } from '@sesame/contract/console/renewals/renewals.ts';
import { shortMethodName } from '@sesame/contract/shared/renewals/method-brand.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { renewalNames } from '../names/renewals.messages.ts';
import { renewalPartMessages } from './renewal-parts.messages.ts';

/** What the buyer agreed to, the newest first, with the text they read. */
export function AgreementList({ agreements }: { agreements: readonly ConsoleAgreement[] }) {
  const t = useMessages(renewalPartMessages);
  const { language } = useI18n();
  const tName = useMessages(renewalNames);
  return (
    <ul className="grid gap-4">
      {agreements.map(({ id, method, ceiling, text, agreed_at: at, stopped }) => (
        <li key={id}>
          <p className="font-medium">
            {stopped === null
              ? t('agreementOn', { at: formatDateTime(at) })
              : t('agreementOff', { at: formatDateTime(stopped.at), why: tName(stopped.reason) })}
          </p>
          <p className="mt-0.5 text-muted">
            {t('upTo', {
              amount: formatDollars(language, ceiling),
              method: method.kind === 'balance' ? t('byBalance') : shortMethodName(method),
            })}
          </p>
          <details className="mt-1">
            <summary className="w-fit cursor-pointer text-[.8125rem] text-muted underline underline-offset-3 pointer-coarse:min-h-11 pointer-coarse:content-center">
              {t('consent')}, {formatDateTime(at)}
            </summary>
            <p className="wrap-anywhere mt-1.5 max-w-[72ch] text-[.8125rem] leading-5">{text}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
