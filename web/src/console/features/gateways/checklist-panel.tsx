import {
  type ConsoleProvider,
  checkProvider,
  getProviderChecklist,
} from '@sesame/contract/console/payments/gateways.ts';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { checklistMessages } from './checklist.messages.ts';
import { type Check, type Checklist, nextOf, testTextOf } from './checklist.rules.ts';
import { gatewayMessages } from './gateways.messages.ts';

const POLL_MS = 10_000;
const stateKinds = { done: 'active', waiting: 'expired', failed: 'unpaid' } as const;
const verdictTones = { accepted: 'success', rejected: 'danger', no_answer: 'warning' } as const;

/** What shows that a gateway works, and what to do next; follows what arrives while the page is open. */
export function ChecklistPanel({
  provider: {
    provider,
    title,
    live,
    capabilities: { refunds },
  },
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
  const { checks, method, test } = checklist.data;
  const next = nextOf(checks, live);
  if (checks.length === 0) {
    if (next === 'hidden') return null;
    return (
      <Panel>
        <NextStep method={method} provider={provider} />
      </Panel>
    );
  }
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
              {name === 'test_payment' && test !== null ? (
                <TestProgress refunds={refunds} state={state} test={test} />
              ) : (
                <>
                  {state === 'done' ? null : t(`${name}_${state}`)}
                  {at === null ? null : ` ${t('at', { time: formatDateTime(at) })}`}
                </>
              )}
            </span>
            {name === 'test_payment' && method !== null ? (
              <TextLink as={Link} href={consolePaths.method(method)}>
                {t('testMethod')}
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
      {next === 'hidden' ? null : (
        <div className="mt-4 border-border border-t pt-4">
          <NextStep isGreen={next === 'green'} method={method} provider={provider} />
        </div>
      )}
    </Panel>
  );
}

/** How far the last test payment is: paid, then refunded, with the times. */
function TestProgress({
  state,
  test,
  refunds,
}: {
  state: Check['state'];
  test: NonNullable<Checklist['test']>;
  refunds: ConsoleProvider['capabilities']['refunds'];
}) {
  const t = useMessages(checklistMessages);
  const { paid_at: paidAt, refunded_at: refundedAt } = test;
  const times = [
    ...(paidAt === null ? [] : [t('paidAt', { time: formatDateTime(paidAt) })]),
    ...(refundedAt === null ? [] : [t('refundedAt', { time: formatDateTime(refundedAt) })]),
  ];
  return (
    <>
      {t(testTextOf(test, state, refunds))}
      {times.length > 0 ? <span className="block">{times.join(' → ')}</span> : null}
    </>
  );
}

/** Once its keys work, a gateway needs a payment method; the form begins with its template. */
function NextStep({
  provider,
  method,
  isGreen = false,
}: {
  provider: string;
  method: string | null;
  isGreen?: boolean;
}) {
  const t = useMessages(checklistMessages);
  const mayAdd = useMay()('methods:write');
  const href = `${consolePaths.newMethod()}?gateway=${provider}`;
  return (
    <div className="grid justify-items-start gap-3">
      {isGreen ? <p>{t('allGreen')}</p> : method === null ? <p>{t('nextStep')}</p> : null}
      {mayAdd ? (
        <LinkButton
          as={Link}
          href={href}
          icon={<Icon of={Plus} />}
          size="sm"
          variant={method === null ? 'default' : 'outline'}
        >
          {t(method === null ? 'addMethod' : 'addAnother')}
        </LinkButton>
      ) : null}
    </div>
  );
}
