import {
  changeAlertMails,
  type MailedAlertKind,
  readAlertMails,
} from '@sesame/contract/console/alerts.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useAlertKindMessages } from '../../ui/names/use-alert-kind-messages.ts';
import { alertMessages } from './alerts.messages.ts';

/** Chooses the kinds of alerts that the operator gets by email. */
export function AlertMailsDialog({ onClose }: { onClose: () => void }) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(alertMessages);
  const kindOf = useAlertKindMessages();
  const saved = useConsoleQuery(readAlertMails, {});
  const save = useConsoleMutation(changeAlertMails, { touches: [readAlertMails] });
  const [changed, setChanged] = useState<ReadonlyMap<MailedAlertKind, boolean>>(new Map());
  const choices = saved.data?.choices.map(({ kind, enabled }) => ({
    kind,
    enabled: changed.get(kind) ?? enabled,
  }));
  const error = saved.error ?? save.error;
  return (
    <FormDialog
      busy={save.isPending || choices === undefined}
      cancelLabel={t('cancel')}
      isDirty={changed.size > 0}
      lead={t('mailsLead')}
      onClose={onClose}
      onSubmit={() =>
        save.mutate({ body: { choices: choices ?? [], language } }, { onSuccess: onClose })
      }
      problem={error ? errorText(tShop, error) : undefined}
      submitLabel={t('save')}
      title={t('mails')}
    >
      {choices?.map(({ kind, enabled }) => (
        <Checkbox
          checked={enabled}
          key={kind}
          onChange={({ target }) => setChanged(new Map(changed).set(kind, target.checked))}
        >
          {kindOf(kind)}
        </Checkbox>
      ))}
      {saved.isPending ? <Skeleton className="h-40 w-full" /> : null}
    </FormDialog>
  );
}
