import {
  type ConsolePromo,
  editPromoCode,
  listPromoCodes,
  readPromoCode,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { showToast } from '../../../ui/overlay/toast-store.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { SaveBar } from '../../ui/forms/save-bar.tsx';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { PromoFields } from './promo-fields.tsx';
import { type FormProblems, formOf, termsOf } from './promo-form.rules.ts';
import { promoMessages } from './promos.messages.ts';

type PromoEditorProps = { promo: ConsolePromo; mayWrite: boolean };

/** Edits the terms of a saved code. Mounted anew for each version. */
export function PromoEditor({ promo, mayWrite }: PromoEditorProps) {
  const t = useMessages(promoMessages);
  const [form, setForm] = useState(() => formOf(promo));
  const [problems, setProblems] = useState<FormProblems>({});
  const edit = useConsoleMutation(editPromoCode, { touches: [readPromoCode, listPromoCodes] });
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
      { onSuccess: () => showToast({ tone: 'success', title: t('saved') }) },
    );
  };

  return (
    <form noValidate onSubmit={submit}>
      <Panel title={t('terms')}>
        <PromoFields form={form} onChange={setForm} problems={problems} readOnly={!mayWrite} />
        {Object.keys(problems).length > 0 ? (
          <Note className="mt-4" role="alert" tone="danger">
            {t('wrong')}
          </Note>
        ) : (
          <SaveProblem
            className="mt-4"
            error={edit.error}
            onLoadLatest={() => void edit.loadLatest()}
          />
        )}
      </Panel>
      {isChanged ? (
        <SaveBar note={t('unsaved')}>
          <Button
            onClick={() => {
              setForm(formOf(promo));
              setProblems({});
              edit.reset();
            }}
            variant="ghost"
          >
            {t('discard')}
          </Button>
          <Button loading={edit.isPending} type="submit">
            {t('save')}
          </Button>
        </SaveBar>
      ) : null}
    </form>
  );
}
