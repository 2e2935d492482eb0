import {
  countOperatorRecoveryCodes,
  renewOperatorRecoveryCodes,
} from '@sesame/contract/console/operators.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { RecoveryCodes } from '../../../shell/recovery-codes.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { teamMessages } from './team.messages.ts';

/** How many recovery codes the operator has left, with a button for new ones. */
export function OwnRecoveryCodes() {
  const { t: tShop } = useI18n();
  const t = useMessages(teamMessages);
  const count = useConsoleQuery(countOperatorRecoveryCodes, {});
  const renew = useConsoleMutation(renewOperatorRecoveryCodes, {
    touches: [countOperatorRecoveryCodes],
  });
  const error = count.error ?? renew.error;
  if (renew.data) {
    return (
      <Panel title={t('recovery')}>
        <RecoveryCodes codes={renew.data.codes} onSaved={renew.reset} />
      </Panel>
    );
  }
  return (
    <Panel
      action={
        <Button
          loading={renew.isPending}
          onClick={() => renew.mutate({})}
          size="sm"
          variant="outline"
        >
          {t('recoveryRenew')}
        </Button>
      }
      title={t('recovery')}
    >
      {error ? (
        <Note role="alert" tone="danger">
          {errorText(tShop, error)}
        </Note>
      ) : null}
      {count.data ? (
        <p>
          {count.data.left > 0 ? t('recoveryLeft', { count: count.data.left }) : t('recoveryNone')}
        </p>
      ) : count.isPending ? (
        <Skeleton className="h-5 w-60" />
      ) : null}
      <p className="mt-1 text-muted">{t('recoveryLead')}</p>
    </Panel>
  );
}
