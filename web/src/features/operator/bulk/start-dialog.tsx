import {
  type BulkWork,
  listBulkActs,
  previewBulkAct,
  startBulkAct,
} from '@sesame/contract/operator-bulk.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { useState } from 'react';
import { isStale } from '../../../api/is-stale.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { ReasonField } from '../../../shell/console/reason-field.tsx';
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
  const say = useWords(bulkWords);
  const draft = useExtensionDraft();
  const [seen, setSeen] = useState<AnswerOf<typeof previewBulkAct>>();
  const [reason, setReason] = useState('');
  const preview = useOperatorMutation(previewBulkAct);
  const start = useOperatorMutation(startBulkAct, { touches: [listBulkActs] });
  const work: BulkWork = chosen ?? draft.work;
  if (seen === undefined) {
    return (
      <ActDialog
        act={preview}
        key="count"
        lead={say(chosen ? 'usersLead' : 'formLead')}
        onClose={onClose}
        onSubmit={() => preview.mutate({ body: { work } }, { onSuccess: setSeen })}
        submitLabel={say('count')}
        title={chosen ? say('usersTitle') : say('formTitle')}
      >
        {chosen ? <p>{say(chosen.kind)}</p> : <ExtensionFields draft={draft} />}
      </ActDialog>
    );
  }
  const { count, sample } = seen;
  const moved = isStale(start.error);
  return (
    <ActDialog
      act={start}
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
      problem={moved ? say('countChanged') : undefined}
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
          <ReasonField onChange={setReason} required={!moved} value={reason} />
        </>
      )}
    </ActDialog>
  );
}
