import {
  type BulkOperation,
  listBulkActions,
  previewBulkAction,
  startBulkAction,
} from '@sesame/contract/console/bulk-actions.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useState } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { bulkMessages } from './bulk.messages.ts';
import { newExtension, operationOf } from './bulk.rules.ts';
import { ExtensionFields, useExtensionTitle } from './extension-fields.tsx';

/** An action that begins on another screen, with what was selected there. */
export type ChosenOperation = Exclude<BulkOperation, { kind: 'extend_subscriptions' }>;
type StartDialogProps = {
  chosen: ChosenOperation | undefined;
  onStarted: (id: string) => void;
  onClose: () => void;
};

/** First counts the records, then asks for a reason and starts the bulk action. */
export function StartDialog({ chosen, onStarted, onClose }: StartDialogProps) {
  const t = useMessages(bulkMessages);
  const [seen, setSeen] = useState<AnswerOf<typeof previewBulkAction>>();
  const form = useCallForm({
    route: previewBulkAction,
    initial: newExtension,
    body: (values) => ({ operation: chosen ?? operationOf(values) }),
    onSaved: setSeen,
  });
  const title = useExtensionTitle(form.values);
  if (seen === undefined) {
    return (
      <FieldDialog
        form={form}
        key="count"
        lead={t(chosen ? 'chosenLead' : 'formLead')}
        onClose={onClose}
        submitLabel={t('count')}
        title={t(titleKeyOf(chosen))}
      >
        {chosen ? <p>{t(hintOf(chosen))}</p> : <ExtensionFields form={form} />}
      </FieldDialog>
    );
  }
  return (
    <ConfirmStartDialog
      destructive={chosen !== undefined}
      key="sure"
      onAgain={() => setSeen(undefined)}
      onClose={onClose}
      onStarted={onStarted}
      seen={seen}
      what={chosen ? t(chosen.kind) : title}
      // The form was validated when the records were counted.
      operation={chosen ?? (operationOf(form.values) as BulkOperation)}
    />
  );
}

function titleKeyOf(chosen: ChosenOperation | undefined) {
  if (chosen === undefined) return 'formTitle';
  return isOfUsers(chosen) ? 'usersTitle' : chosen.kind;
}

const isOfUsers = (
  chosen: ChosenOperation,
): chosen is Extract<ChosenOperation, { users: readonly string[] }> => 'users' in chosen;

function hintOf(chosen: ChosenOperation) {
  if (isOfUsers(chosen)) return chosen.kind;
  return chosen.kind === 'retire_items' ? 'retireItemsHint' : 'undoHint';
}

type ConfirmStartDialogProps = Pick<StartDialogProps, 'onStarted' | 'onClose'> & {
  operation: BulkOperation;
  what: string;
  seen: AnswerOf<typeof previewBulkAction>;
  destructive: boolean;
  /** Returns to the step that counts the records. */
  onAgain: () => void;
};

function ConfirmStartDialog({
  operation,
  what,
  seen: { count, left_out: leftOut, sample },
  destructive,
  onAgain,
  onStarted,
  onClose,
}: ConfirmStartDialogProps) {
  const t = useMessages(bulkMessages);
  const titleOf = useTitle();
  const form = useCallForm({
    route: startBulkAction,
    touches: [listBulkActions],
    initial: { reason: '' },
    body: ({ reason }) => ({ operation, expected_count: count, reason }),
    onSaved: ({ id }) => onStarted(id),
  });
  const moved = isStale(form.error);
  const changed = count - leftOut;
  const startsOver = changed === 0 || moved;
  return (
    <FieldDialog
      destructive={destructive}
      form={form}
      lead={t('confirmLead', { what, count: changed })}
      onClose={onClose}
      onSubmit={startsOver ? onAgain : undefined}
      problem={moved ? t('countChanged') : undefined}
      submitLabel={t(startsOver ? 'tryAgain' : 'confirm')}
      title={t(operation.kind === 'undo_added_days' ? 'undoConfirm' : 'confirmTitle', {
        count: changed,
      })}
    >
      {changed === 0 ? (
        <Note>{t(leftOut > 0 ? 'allLeftOut' : 'noMatches')}</Note>
      ) : (
        <>
          {leftOut > 0 ? <Note>{t('leftOutNote', { count: leftOut })}</Note> : null}
          <div>
            <p className="type-label">{t('sample')}</p>
            <ul className="mt-1 mb-0 grid list-none gap-0.5 p-0 text-muted">
              {sample.map((record) => (
                <li className="wrap-anywhere" key={record.id}>
                  <bdi>{titleOf(record)}</bdi>
                </li>
              ))}
            </ul>
          </div>
          <ReasonField of={form.at('reason')} />
        </>
      )}
    </FieldDialog>
  );
}
