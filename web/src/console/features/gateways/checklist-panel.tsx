import {
  type ConsoleProvider,
  checkProvider,
  getProviderChecklist,
} from '@sesame/contract/console/payments/gateways.ts';
import { Link } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { checklistMessages } from './checklist.messages.ts';
import { gatewayMessages } from './gateways.messages.ts';

const POLL_MS = 10_000;
const stateKinds = { done: 'active', waiting: 'expired', failed: 'unpaid' } as const;
const verdictTones = { accepted: 'success', rejected: 'danger', no_answer: 'warning' } as const;

/** What shows that a gateway works, and what to do next; follows what arrives while the page is open. */
export function ChecklistPanel({
  provider: { provider, title, live },
}: {
  provider: ConsoleProvider;
}) {
  const { t: tShop } = useI18n();
  const tGateway = useMessages(gatewayMessages);
  const t = useMessages(checklistMessages);
  const mayWrite = useMay()('gateways:write');
  const query = { params: { provider } };
  const checklist = useConsoleQuery(getProviderChecklist, query, { everyMs: POLL_MS });
  const check = useConsoleMutation(checkProvider, { touches: [getProviderChecklist] });
  if (checklist.data === undefined) {
    return <NoAnswerYet failed={t('loadFailed')} loading={t('loading')} query={checklist} />;
  }
  const { checks, method } = checklist.data;
  if (checks.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ul aria-label={t('title')} className="m-0 grid list-none gap-4 p-0">
        {checks.map(({ check: name, state, at }) => (
          <li className="grid gap-1" key={name}>
            <span className="flex flex-wrap items-baseline justify-between gap-2">
              <span className="font-medium">{t(name)}</span>
              <Status kind={stateKinds[state]}>{t(`state_${state}`)}</Status>
            </span>
            <span className="text-[.8125rem] text-muted leading-[18px]">
              {state === 'done' ? null : t(`${name}_${state}`)}
              {at === null ? null : ` ${t('at', { time: formatDateTime(at) })}`}
            </span>
            {name === 'test_payment' ? (
              <TextLink
                as={Link}
                href={method === null ? consolePaths.newMethod() : consolePaths.method(method)}
              >
                {t(method === null ? 'addMethod' : 'testMethod')}
              </TextLink>
            ) : null}
          </li>
        ))}
      </ul>
      {check.isSuccess ? (
        <Note className="mt-4" role="status" tone={verdictTones[check.data.verdict]}>
          {tGateway(check.data.verdict, { title })}
        </Note>
      ) : null}
      {check.isError ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(tShop, check.error)}
        </Note>
      ) : null}
      {mayWrite && live ? (
        <Button
          className="mt-4"
          loading={check.isPending}
          onClick={() => check.mutate({ params: { provider } })}
          size="sm"
          variant="outline"
        >
          {tGateway('check')}
        </Button>
      ) : null}
    </Panel>
  );
}
