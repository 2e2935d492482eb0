import {
  editPromoCode,
  listPromoCodes,
  type OperatorPromo,
  readPromoCode,
} from '@sesame/contract/operator-promos.ts';
import { type FormEvent, useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { SaveProblem } from '../../../shell/console/save-problem.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { SaveBar } from '../../../ui/console/save-bar.tsx';
import { Note } from '../../../ui/note.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { PromoFields } from './promo-fields.tsx';
import { type FormProblems, formOf, termsOf } from './promo-form.rules.ts';
import { promoWords } from './promos.words.ts';

type PromoEditorProps = { promo: OperatorPromo; mayWrite: boolean };

/** The terms of a code that is there. Mounted anew for each version. */
export function PromoEditor({ promo, mayWrite }: PromoEditorProps) {
  const say = useWords(promoWords);
  const [form, setForm] = useState(() => formOf(promo));
  const [problems, setProblems] = useState<FormProblems>({});
  const edit = useOperatorMutation(editPromoCode, { touches: [readPromoCode, listPromoCodes] });
  const isChanged = JSON.stringify(form) !== JSON.stringify(formOf(promo));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const judged = termsOf(form);
    setProblems('problems' in judged ? judged.problems : {});
    if (!('terms' in judged)) return;
    edit.mutate(
      {
        params: { id: String(promo.id) },
        body: { ...judged.terms, version: promo.version },
      },
      { onSuccess: () => showToast({ tone: 'success', title: say('saved') }) },
    );
  };

  return (
    <form noValidate onSubmit={submit}>
      <Panel title={say('terms')}>
        <PromoFields form={form} onChange={setForm} problems={problems} readOnly={!mayWrite} />
        {Object.keys(problems).length > 0 ? (
          <Note className="mt-4" role="alert" tone="danger">
            {say('wrong')}
          </Note>
        ) : (
          <SaveProblem
            className="mt-4"
            error={edit.error}
            onLoadTheirs={() => void edit.loadTheirs()}
          />
        )}
      </Panel>
      {isChanged ? (
        <SaveBar note={say('unsaved')}>
          <Button
            onClick={() => {
              setForm(formOf(promo));
              setProblems({});
              edit.reset();
            }}
            variant="ghost"
          >
            {say('discard')}
          </Button>
          <Button loading={edit.isPending} type="submit">
            {say('save')}
          </Button>
        </SaveBar>
      ) : null}
    </form>
  );
}
