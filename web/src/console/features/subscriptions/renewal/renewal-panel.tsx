import {
  readSubscriptionRenewals,
  retryRenewal,
  stopSubscriptionRenewal,
} from '@sesame/contract/console/renewals/renewals.ts';
import { useState } from 'react';
import { useMessages } from '../../../../i18n/messages.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useConsoleQuery } from '../../../api/use-console-query.ts';
import { useMay } from '../../../api/use-operator.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { Panel } from '../../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../../ui/page/no-answer-yet.tsx';
import { AgreementList } from '../../../ui/renewals/agreement-list.tsx';
import { RenewalList } from './renewal-list.tsx';
import { renewalMessages } from './renewals.messages.ts';

const touches = [readSubscriptionRenewals] as const;

/** Automatic renewal of a subscription: what the buyer agreed to, each renewal with its attempts, retry and stop. */
export function RenewalPanel({ subscriptionId: id }: { subscriptionId: string }) {
  const t = useMessages(renewalMessages);
  const mayChange = useMay()('subscriptions:write');
  const query = useConsoleQuery(readSubscriptionRenewals, { params: { id } });
  const [retried, setRetried] = useState<string | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isOn = query.data?.agreements.some(({ stopped }) => stopped === null) === true;
  return (
    <Panel
      action={
        isOn && mayChange ? (
          <Button onClick={() => setStopping(true)} size="sm" variant="outline">
            {t('stopRenewing')}
          </Button>
        ) : null
      }
      title={t('panel')}
    >
      {query.data === undefined ? (
        <NoAnswerYet failed={t('panelFailed')} loading={t('panel')} query={query} />
      ) : query.data.agreements.length === 0 ? (
        <p className="text-muted">{t('never')}</p>
      ) : (
        <div className="grid gap-5">
          <AgreementList agreements={query.data.agreements} />
          <RenewalList onRetry={mayChange ? setRetried : null} renewals={query.data.renewals} />
        </div>
      )}
      {retried === null ? null : (
        <ReasonDialog
          lead={t('retryLead')}
          onClose={() => setRetried(null)}
          params={{ id: retried }}
          route={retryRenewal}
          submitLabel={t('retryNow')}
          title={t('retryTitle')}
          touches={touches}
        />
      )}
      {isStopping ? (
        <ReasonDialog
          destructive
          lead={t('stopLead')}
          onClose={() => setStopping(false)}
          params={{ id }}
          route={stopSubscriptionRenewal}
          submitLabel={t('stopRenewing')}
          title={t('stopTitle')}
          touches={touches}
        />
      ) : null}
    </Panel>
  );
}
