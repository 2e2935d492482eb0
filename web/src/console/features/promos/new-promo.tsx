import {
  type ConsolePromo,
  createPromoBatch,
  createPromoCode,
  exportPromoCodes,
  listPromoCodes,
  PROMO_BATCH_MAX,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { showToast } from '../../../ui/overlay/toast-store.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { saveConsoleFile } from '../../api/save-console-file.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { Panel } from '../../ui/page/console-page.tsx';
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
import { promoMessages } from './promos.messages.ts';

/** Creates one code, or a batch with the same terms; both may start from the terms of another code. */
export function NewPromo({ from }: { from: ConsolePromo | undefined }) {
  const { t: tShop } = useI18n();
  const t = useMessages(promoMessages);
  const [, navigate] = useLocation();
  const [kind, setKind] = useState<'one' | 'many'>('one');
  const [code, setCode] = useState('');
  const [count, setCount] = useState('50');
  const [form, setForm] = useState(from ? formOf(from) : emptyForm);
  const [problems, setProblems] = useState<FormProblems>({});
  const one = useConsoleMutation(createPromoCode, { touches: [listPromoCodes] });
  const many = useConsoleMutation(createPromoBatch, { touches: [listPromoCodes] });
  const error = kind === 'one' ? one.error : many.error;
  const errorOf = (name: 'code' | 'prefix' | 'count') => {
    const word = problems[name];
    return word === undefined ? undefined : t(word);
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
      showToast({ tone: 'success', title: t('made') });
      navigate(consolePaths.promo(String(made.id)), { replace: true });
      return;
    }
    if (codes === undefined) return;
    const { batch } = await many.mutateAsync({
      body: { prefix: code.trim(), count: codes, ...judged.terms },
    });
    showToast({ tone: 'success', title: t('madeMany', { count: codes }) });
    navigate(`${consolePaths.promos()}?batch=${batch}`, { replace: true });
    await saveConsoleFile(exportPromoCodes, { query: { batch } }, 'promo-codes.csv').catch(
      (failure: unknown) =>
        showToast({ tone: 'danger', title: t('exportFailed'), text: errorText(tShop, failure) }),
    );
  };

  return (
    // The error is shown in the note below.
    <form
      className="max-w-[820px]"
      noValidate
      onSubmit={(event) => void submit(event).catch(() => {})}
    >
      <Panel
        action={
          <SegmentedFilter
            label={t('howMany')}
            onChange={setKind}
            segments={[
              { value: 'one', label: t('one') },
              { value: 'many', label: t('many') },
            ]}
            value={kind}
          />
        }
        title={t('terms')}
      >
        <PromoFields form={form} onChange={setForm} problems={problems}>
          {kind === 'one' ? (
            <Field
              className="md:col-span-2"
              error={errorOf('code')}
              hint={t('codeHint')}
              label={t('code')}
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
              <Field error={errorOf('prefix')} hint={t('prefixHint')} label={t('prefix')}>
                <Input
                  autoComplete="off"
                  onChange={({ target }) => setCode(target.value)}
                  spellCheck={false}
                  value={code}
                />
              </Field>
              <Field error={errorOf('count')} label={t('count')}>
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
            {t('wrong')}
          </Note>
        ) : error ? (
          <Note className="mt-4" role="alert" tone="danger">
            {errorText(tShop, error)}
          </Note>
        ) : null}
        <div className="mt-5 flex justify-end">
          <Button loading={one.isPending || many.isPending} type="submit">
            {t(kind === 'one' ? 'make' : 'makeMany')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
