import {
  createPromoBatch,
  createPromoCode,
  exportPromoCodes,
  listPromoCodes,
  type OperatorPromo,
  PROMO_BATCH_MAX,
} from '@sesame/contract/operator-promos.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { saveOperatorFile } from '../../../api/operator/operator-file.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { PromoFields } from './promo-fields.tsx';
import {
  emptyForm,
  type FormProblems,
  formOf,
  isCode,
  isPrefix,
  termsOf,
  whole,
} from './promo-form.rules.ts';
import { promoWords } from './promos.words.ts';

/** A new code, or many with the same terms; both may begin from the terms of another. */
export function NewPromo({ from }: { from: OperatorPromo | undefined }) {
  const { t } = useI18n();
  const say = useWords(promoWords);
  const [, navigate] = useLocation();
  const [kind, setKind] = useState<'one' | 'many'>('one');
  const [code, setCode] = useState('');
  const [count, setCount] = useState('50');
  const [form, setForm] = useState(from ? formOf(from) : emptyForm);
  const [problems, setProblems] = useState<FormProblems>({});
  const one = useOperatorMutation(createPromoCode, { touches: [listPromoCodes] });
  const many = useOperatorMutation(createPromoBatch, { touches: [listPromoCodes] });
  const error = kind === 'one' ? one.error : many.error;
  const errorOf = (name: 'code' | 'prefix' | 'count') => {
    const word = problems[name];
    return word === undefined ? undefined : say(word);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const judged = termsOf(form);
    const codes = whole(count, PROMO_BATCH_MAX);
    const found: FormProblems = {
      ...('problems' in judged && judged.problems),
      ...(kind === 'one' && !isCode(code) && { code: 'wrongCode' }),
      ...(kind === 'many' && !isPrefix(code) && { prefix: 'wrongCode' }),
      ...(kind === 'many' && codes === undefined && { count: 'wrongNumber' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0 || !('terms' in judged)) return;
    if (kind === 'one') {
      const made = await one.mutateAsync({ body: { code: code.trim(), ...judged.terms } });
      showToast({ tone: 'success', title: say('made') });
      navigate(operatorPaths.promo(String(made.id)), { replace: true });
      return;
    }
    if (codes === undefined) return;
    const { batch } = await many.mutateAsync({
      body: { prefix: code.trim(), count: codes, ...judged.terms },
    });
    showToast({ tone: 'success', title: say('madeMany', { count: codes }) });
    navigate(`${operatorPaths.promos()}?batch=${batch}`, { replace: true });
    await saveOperatorFile(exportPromoCodes, { query: { batch } }, 'promo-codes.csv').catch(
      (failure: unknown) =>
        showToast({ tone: 'danger', title: say('exportFailed'), text: errorText(t, failure) }),
    );
  };

  return (
    // The error of a refusal is told by the note below.
    <form
      className="max-w-[820px]"
      noValidate
      onSubmit={(event) => void submit(event).catch(() => {})}
    >
      <Panel
        action={
          <SegmentedFilter
            label={say('howMany')}
            onChange={setKind}
            segments={[
              { value: 'one', label: say('one') },
              { value: 'many', label: say('many') },
            ]}
            value={kind}
          />
        }
        title={say('terms')}
      >
        <PromoFields form={form} onChange={setForm} problems={problems}>
          {kind === 'one' ? (
            <Field
              className="md:col-span-2"
              error={errorOf('code')}
              hint={say('codeHint')}
              label={say('code')}
            >
              <Input
                autoCapitalize="characters"
                autoComplete="off"
                onChange={({ target }) => setCode(target.value)}
                spellCheck={false}
                value={code}
              />
            </Field>
          ) : (
            <>
              <Field error={errorOf('prefix')} hint={say('prefixHint')} label={say('prefix')}>
                <Input
                  autoComplete="off"
                  onChange={({ target }) => setCode(target.value)}
                  spellCheck={false}
                  value={code}
                />
              </Field>
              <Field error={errorOf('count')} label={say('count')}>
                <Input
                  inputMode="numeric"
                  onChange={({ target }) => setCount(target.value)}
                  value={count}
                />
              </Field>
            </>
          )}
        </PromoFields>
        {Object.keys(problems).length > 0 ? (
          <Note className="mt-4" role="alert" tone="danger">
            {say('wrong')}
          </Note>
        ) : error ? (
          <Note className="mt-4" role="alert" tone="danger">
            {errorText(t, error)}
          </Note>
        ) : null}
        <div className="mt-5 flex justify-end">
          <Button loading={one.isPending || many.isPending} type="submit">
            {say(kind === 'one' ? 'make' : 'makeMany')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
