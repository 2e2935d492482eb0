import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import { Link } from 'wouter';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { overviewMessages } from './overview.messages.ts';
import { APPROVALS_ID, waitedSince } from './overview.rules.ts';

/** Manually confirmed payments that wait for a second approval; renders nothing when there are none. */
export function ApprovalsPanel({ waiting }: { waiting: number }) {
  const { language } = useI18n();
  const t = useMessages(overviewMessages);
  const titleOf = useTitle();
  const mayRead = useMay()('payments:read');
  const list = useConsoleQuery(
    listConfirmations,
    { query: {} },
    { enabled: mayRead && waiting > 0 },
  );
  if (waiting === 0 || !mayRead || !list.data?.length) return null;
  return (
    <div className="scroll-mt-4 outline-none" id={APPROVALS_ID} tabIndex={-1}>
      <Panel title={t('approvals')}>
        <ul className="m-0 grid list-none gap-3 p-0">
          {list.data.map(
            ({ id, payment_id: paymentId, username, total, requested, own, ...payment }) => {
              const waited = waitedSince(requested.at, Date.now());
              return (
                <li className="flex flex-wrap items-center justify-between gap-3" key={id}>
                  <span className="wrap-anywhere min-w-0 leading-5">
                    <span className="block font-[450]">
                      {formatDollars(language, total)} · {titleOf(payment)} · {username}
                    </span>
                    <span className="block text-[.8125rem] text-muted">
                      {t(own ? 'requestedByYou' : 'requestedBy', {
                        name: requested.name,
                        time: t(waited.unit, { count: waited.count }),
                      })}
                    </span>
                  </span>
                  <LinkButton
                    as={Link}
                    href={consolePaths.payment(paymentId)}
                    size="sm"
                    variant="secondary"
                  >
                    {t(own ? 'open' : 'review')}
                  </LinkButton>
                </li>
              );
            },
          )}
        </ul>
      </Panel>
    </div>
  );
}
