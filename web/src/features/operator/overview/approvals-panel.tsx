import { centsFromDollars } from '@sesame/contract/money.ts';
import { listConfirmations } from '@sesame/contract/operator-confirmations.ts';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Panel } from '../../../ui/console/console-page.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { waitedSince } from './overview.rules.ts';
import { overviewWords } from './overview.words.ts';

/** Where the panel is on its page. */
export const APPROVALS_ID = 'approvals';

/** Payments that somebody has confirmed by hand and that wait for a second person; nothing while none does. */
export function ApprovalsPanel({ waiting }: { waiting: number }) {
  const say = useWords(overviewWords);
  const mayRead = useMay()('payments:read');
  const list = useOperatorQuery(
    listConfirmations,
    { query: {} },
    { enabled: mayRead && waiting > 0 },
  );
  if (waiting === 0 || !mayRead || !list.data?.length) return null;
  return (
    <div className="scroll-mt-4 outline-none" id={APPROVALS_ID} tabIndex={-1}>
      <Panel title={say('approvals')}>
        <ul className="m-0 grid list-none gap-3 p-0">
          {list.data.map(({ id, payment_id: paymentId, username, title, total, asked, own }) => {
            const waited = waitedSince(asked.at, Date.now());
            return (
              <li className="flex flex-wrap items-center justify-between gap-3" key={id}>
                <span className="wrap-anywhere min-w-0 leading-5">
                  <span className="block font-[450]">
                    {formatMoney(centsFromDollars(total))} · {title} · {username}
                  </span>
                  <span className="block text-[.8125rem] text-muted">
                    {say(own ? 'askedByYou' : 'askedBy', {
                      name: asked.name,
                      time: say(waited.unit, { count: waited.count }),
                    })}
                  </span>
                </span>
                <LinkButton
                  as={Link}
                  href={operatorPaths.payment(paymentId)}
                  size="sm"
                  variant="secondary"
                >
                  {say(own ? 'open' : 'review')}
                </LinkButton>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
