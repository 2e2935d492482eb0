import {
  type ConsolePromo,
  editPromoCode,
  listPromoCodes,
  readPromoCode,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { useRecordForm } from '../../ui/forms/use-record-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { PromoFields } from './promo-fields.tsx';
import { newPromo, termsOf, valuesOf } from './promo-values.rules.ts';
import { promoMessages } from './promos.messages.ts';

type PromoEditorProps = {
  promo: ConsolePromo;
  reread: () => Promise<ConsolePromo | undefined>;
  mayWrite: boolean;
};

export function PromoEditor({ promo, reread, mayWrite }: PromoEditorProps) {
  const t = useMessages(promoMessages);
  const edit = useConsoleMutation(editPromoCode, { touches: [readPromoCode, listPromoCodes] });
  const form = useRecordForm({
    schema: editPromoCode.body,
    record: promo,
    valuesOf: (record: ConsolePromo | null) => (record ? valuesOf(record) : newPromo),
    body: (values, record) => ({ ...termsOf(values), version: record?.version }),
    save: (body) => edit.mutateAsync({ params: { id: String(promo.id) }, body }),
    reread,
  });
  return (
    <FormView form={form}>
      <Panel title={t('terms')}>
        <PromoFields form={form} readOnly={!mayWrite} />
      </Panel>
      {mayWrite ? <FormSaveBar form={form} /> : null}
    </FormView>
  );
}
