import {
  type BulkWork,
  listBulkActions,
  previewBulkAction,
  startBulkAction,
} from '@sesame/contract/console/bulk-actions.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useState } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { bulkMessages } from './bulk.messages.ts';
import { ExtensionFields, useExtensionDraft } from './extension-fields.tsx';

type Chosen = Extract<BulkWork, { users: string[] }>;
type StartDialogProps = {
  /** Buyers selected in their list, and the action to run on them. */
  chosen: Chosen | undefined;
  onStarted: (id: string) => void;
  onClose: () => void;
};

/** First counts the records, then asks for a reason and starts the bulk action. */
export function StartDialog({ chosen, onStarted, onClose }: StartDialogProps) {
  const t = useMessages(bulkMessages);
  const draft = useExtensionDraft();
  const [seen, setSeen] = useState<AnswerOf<typeof previewBulkAction>>();
  const [reason, setReason] = useState('');
  const preview = useConsoleMutation(previewBulkAction);
  const start = useConsoleMutation(startBulkAction, { touches: [listBulkActions] });
  const work: BulkWork = chosen ?? draft.work;
  if (seen === undefined) {
    return (
      <ActionDialog
        action={preview}
        key="count"
        lead={t(chosen ? 'usersLead' : 'formLead')}
        onClose={onClose}
        onSubmit={() => preview.mutate({ body: { work } }, { onSuccess: setSeen })}
        submitLabel={t('count')}
        title={chosen ? t('usersTitle') : t('formTitle')}
      >
        {chosen ? <p>{t(chosen.kind)}</p> : <ExtensionFields draft={draft} />}
      </ActionDialog>
    );
  }
  const { count, sample } = seen;
  const moved = isStale(start.error);
  return (
    <ActionDialog
      action={start}
      destructive={chosen !== undefined}
      key="sure"
      lead={t('sureLead', { what: chosen ? t(chosen.kind) : draft.title, count })}
      onClose={onClose}
      onSubmit={() => {
        if (count === 0 || moved) setSeen(undefined);
        else {
          start.mutate(
            { body: { work, expected_count: count, reason } },
            { onSuccess: ({ id }) => onStarted(id) },
          );
        }
      }}
      problem={moved ? t('countChanged') : undefined}
      submitLabel={t(count === 0 || moved ? 'again' : 'doIt')}
      title={t('sureTitle', { count })}
    >
      {count === 0 ? (
        <Note>{t('nobody')}</Note>
      ) : (
        <>
          <div>
            <p className="type-label">{t('sample')}</p>
            <ul className="mt-1 mb-0 grid list-none gap-0.5 p-0 text-muted">
              {sample.map(({ id, name }) => (
                <li className="wrap-anywhere" key={id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </div>
          <ReasonField onChange={setReason} required={!moved} value={reason} />
        </>
      )}
    </ActionDialog>
  );
}
