import type { OperatorMethod } from '@sesame/contract/operator-gateways.ts';
import { checkMethodTest, startMethodTest } from '@sesame/contract/operator-method-tests.ts';
import { ExternalLink, FlaskConical } from 'lucide-react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { methodWords } from './methods.words.ts';

const words = {
  opened: 'testOpened',
  paid: 'testPaid',
  refused: 'testRefused',
  silent: 'testSilent',
} as const;
const tones = {
  opened: 'success',
  paid: 'success',
  refused: 'danger',
  silent: 'warning',
} as const;

/** Whether a method can be tried out at all: the balance and transfers have no page of a provider. */
export function isTestable({ provider, provider_live: live }: OperatorMethod): boolean {
  return live && provider !== 'balance' && provider !== 'transfer';
}

/** Opens an order of nobody at the provider, and says what came of it. */
export function TestPanel({ method }: { method: OperatorMethod }) {
  const { t } = useI18n();
  const say = useWords(methodWords);
  const start = useOperatorMutation(startMethodTest);
  const check = useOperatorMutation(checkMethodTest);
  const test = start.data;
  const seen = check.data ?? test;
  const error = start.error ?? check.error;
  return (
    <Panel title={say('test')}>
      <p className="mb-4 max-w-[62ch] text-muted">{say('testLead')}</p>
      {seen ? (
        <Note className="mb-4" role="status" tone={tones[seen.state]}>
          {say(words[seen.state], {
            sum: `${seen.amount.toFixed(2)} ${seen.currency}`,
            reference: seen.reference ?? '–',
          })}
          {seen.failure === null ? '' : ` ${say('testFailure', { failure: seen.failure })}`}
          {test?.state === 'opened' && test.url === null ? ` ${say('testReal')}` : ''}
        </Note>
      ) : null}
      {error === null ? null : (
        <Note className="mb-4" role="alert" tone="danger">
          {errorText(t, error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Icon of={FlaskConical} />}
          loading={start.isPending}
          onClick={() => {
            check.reset();
            start.mutate({ params: { gateway: method.gateway } });
          }}
          variant="outline"
        >
          {say('testStart')}
        </Button>
        {test?.url ? (
          <LinkButton
            href={test.url}
            icon={<Icon of={ExternalLink} />}
            rel="noreferrer"
            target="_blank"
            variant="secondary"
          >
            {say('testPage')}
          </LinkButton>
        ) : null}
        {test?.state === 'opened' ? (
          <Button
            loading={check.isPending}
            onClick={() => check.mutate({ params: { id: test.id } })}
            variant="secondary"
          >
            {say('testCheck')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
