import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';
import {
  checkMethodTest,
  startMethodTest,
} from '@sesame/contract/console/payments/method-tests.ts';
import { ExternalLink, FlaskConical } from 'lucide-react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { methodMessages } from './methods.messages.ts';

const labels = {
  opened: 'testOpened',
  paid: 'testPaid',
  refused: 'testRefused',
  no_answer: 'testNoAnswer',
} as const;
const tones = {
  opened: 'success',
  paid: 'success',
  refused: 'danger',
  no_answer: 'warning',
} as const;

/** Whether a method can be tested: balance and bank transfers have no checkout page. */
export function isTestable({ provider, provider_live: live }: ConsoleMethod): boolean {
  return live && provider !== 'balance' && provider !== 'transfer';
}

/** Creates a test payment at the gateway, without a buyer, and shows the result. */
export function TestPanel({ method }: { method: ConsoleMethod }) {
  const { t: tShop } = useI18n();
  const t = useMessages(methodMessages);
  const start = useConsoleMutation(startMethodTest);
  const check = useConsoleMutation(checkMethodTest);
  const test = start.data;
  const seen = check.data ?? test;
  const error = start.error ?? check.error;
  return (
    <Panel title={t('test')}>
      <p className="mb-4 max-w-[62ch] text-muted">{t('testLead')}</p>
      {seen ? (
        <Note className="mb-4" role="status" tone={tones[seen.state]}>
          {t(labels[seen.state], {
            sum: `${seen.amount.toFixed(2)} ${seen.currency}`,
            reference: seen.reference ?? '–',
          })}
          {seen.failure === null ? '' : ` ${t('testFailure', { failure: seen.failure })}`}
          {test?.state === 'opened' && test.url === null ? ` ${t('testReal')}` : ''}
        </Note>
      ) : null}
      {error === null ? null : (
        <Note className="mb-4" role="alert" tone="danger">
          {errorText(tShop, error)}
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
          {t('testStart')}
        </Button>
        {test?.url ? (
          <LinkButton
            href={test.url}
            icon={<Icon of={ExternalLink} />}
            rel="noreferrer"
            target="_blank"
            variant="secondary"
          >
            {t('testPage')}
          </LinkButton>
        ) : null}
        {test?.state === 'opened' ? (
          <Button
            loading={check.isPending}
            onClick={() => check.mutate({ params: { id: test.id } })}
            variant="secondary"
          >
            {t('testCheck')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
