import {
  type BulkWork,
  listBulkActs,
  previewBulkAct,
  startBulkAct,
} from '@sesame/contract/operator-bulk.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { bulkWords } from './bulk.words.ts';
import { ExtensionFields, useExtensionDraft } from './extension-fields.tsx';

type Chosen = Extract<BulkWork, { users: string[] }>;
type StartDialogProps = {
  /** Users that were chosen in their list, with what is to be done to them. */
  chosen: Chosen | undefined;
  onStarted: (id: string) => void;
  onClose: () => void;
};

/** First how many it would be about, then with a reason the act itself. */
export function StartDialog({ chosen, onStarted, onClose }: StartDialogProps) {
  const { t } = useI18n();
  const say = useWords(bulkWords);
  const draft = useExtensionDraft();
  const [seen, setSeen] = useState<AnswerOf<typeof previewBulkAct>>();
  const [reason, setReason] = useState('');
  const preview = useOperatorMutation(previewBulkAct);
  const start = useOperatorMutation(startBulkAct, { touches: [listBulkActs] });
  const work: BulkWork = chosen ?? draft.work;
  if (seen === undefined) {
    return (
      <FormDialog
        busy={preview.isPending}
        cancelLabel={say('cancel')}
        key="count"
        lead={say(chosen ? 'usersLead' : 'formLead')}
        onClose={onClose}
        onSubmit={() => preview.mutate({ body: { work } }, { onSuccess: setSeen })}
        problem={preview.isError ? errorText(t, preview.error) : undefined}
        submitLabel={say('count')}
        title={chosen ? say('usersTitle') : say('formTitle')}
      >
        {chosen ? <p>{say(chosen.kind)}</p> : <ExtensionFields draft={draft} />}
      </FormDialog>
    );
  }
  const { count, sample } = seen;
  const moved = start.error instanceof ApiError && start.error.code === 'changed_meanwhile';
  return (
    <FormDialog
      busy={start.isPending}
      cancelLabel={say('cancel')}
      destructive={chosen !== undefined}
      key="sure"
      lead={say('sureLead', { what: chosen ? say(chosen.kind) : draft.title, count })}
      onClose={onClose}
      onSubmit={() => {
        if (count === 0 || moved) setSeen(undefined);
        else {
          start.mutate(
            { body: { work, seen_count: count, reason } },
            { onSuccess: ({ id }) => onStarted(id) },
          );
        }
      }}
      problem={moved ? say('countChanged') : start.isError ? errorText(t, start.error) : undefined}
      submitLabel={say(count === 0 || moved ? 'again' : 'doIt')}
      title={say('sureTitle', { count })}
    >
      {count === 0 ? (
        <Note>{say('nobody')}</Note>
      ) : (
        <>
          <div>
            <p className="type-label">{say('sample')}</p>
            <ul className="mt-1 mb-0 grid list-none gap-0.5 p-0 text-muted">
              {sample.map(({ id, name }) => (
                <li className="wrap-anywhere" key={id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </div>
          <Field hint={say('reasonHint')} label={say('reason')}>
            <Input
              maxLength={500}
              onChange={(event) => setReason(event.target.value)}
              required={!moved}
              value={reason}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
