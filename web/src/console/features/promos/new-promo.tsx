import {
  type ConsolePromo,
  createPromoBatch,
  createPromoCode,
  listPromoCodes,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { useSaveFile } from '../../ui/files/use-save-file.ts';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { IntegerField } from '../../ui/forms/number-fields.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { PromoFields } from './promo-fields.tsx';
import { newPromo, termsOf, valuesOf } from './promo-values.rules.ts';
import { promoMessages } from './promos.messages.ts';

/** Creates one code, or a batch with the same terms; both may start from the terms of another code. */
export function NewPromo({ from }: { from: ConsolePromo | undefined }) {
  const t = useMessages(promoMessages);
  const [, navigate] = useLocation();
  const [kind, setKind] = useState<'one' | 'many'>('one');
  const single = useConsoleMutation(createPromoCode, { touches: [listPromoCodes] });
  const many = useConsoleMutation(createPromoBatch, { touches: [listPromoCodes] });
  const saveFile = useSaveFile(listPromoCodes.export);
  const isOne = kind === 'one';
  const form = useConsoleForm({
    schema: isOne ? createPromoCode.body : createPromoBatch.body,
    initial: from ? valuesOf(from) : newPromo,
    body: (values) => {
      const { code, prefix, count } = values;
      const email = values.buyer_email.trim();
      const one = { code, ...(email !== '' && { buyer_email: email }) };
      return { ...termsOf(values), ...(isOne ? one : { prefix, count }) };
    },
    save: async (body) => {
      if ('code' in body) {
        const made = await single.mutateAsync({ body });
        return () => open(made);
      }
      const batch = await many.mutateAsync({ body });
      return () => saveBatch(batch);
    },
    onSaved: (proceed) => proceed(),
  });
  const open = ({ id }: ConsolePromo) => {
    showToast({ tone: 'success', title: t('codeCreated') });
    navigate(consolePaths.promo(String(id)), { replace: true });
  };
  const saveBatch = ({ batch_id: batchId, count }: { batch_id: string; count: number }) => {
    showToast({ tone: 'success', title: t('codesCreated', { count }) });
    navigate(`${consolePaths.promos()}?batch_id=${batchId}`, { replace: true });
    saveFile.mutate({ input: { query: { batch_id: batchId } }, name: 'promo-codes.csv' });
  };
  return (
    <FormView className="max-w-[820px]" form={form}>
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
        <PromoFields form={form}>
          {isOne ? (
            <>
              <TextField
                autoComplete="off"
                hint={t('codeHint')}
                invalid={t('codeHint')}
                label={t('code')}
                of={form.at('code')}
                spellCheck="false"
              />
              <TextField
                autoComplete="off"
                hint={t('buyerHint')}
                inputMode="email"
                label={t('buyerEmail')}
                of={form.at('buyer_email')}
                spellCheck="false"
              />
            </>
          ) : (
            <>
              <TextField
                autoComplete="off"
                hint={t('prefixHint')}
                invalid={t('codeHint')}
                label={t('prefix')}
                of={form.at('prefix')}
                spellCheck="false"
              />
              <IntegerField label={t('count')} of={form.at('count')} />
            </>
          )}
        </PromoFields>
      </Panel>
      <FormSaveBar form={form} isNew submitLabel={t(isOne ? 'createSubmit' : 'createManySubmit')} />
    </FormView>
  );
}
