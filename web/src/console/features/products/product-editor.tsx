import {
  type ConsoleProduct,
  createProduct,
  editProduct,
  listProducts,
  readProduct,
} from '@sesame/contract/console/catalogue.ts';
import { listInventory } from '@sesame/contract/console/inventory.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ProductSummary } from '../../../shell/product-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Switch } from '../../../ui/forms/toggle.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { useDraft } from '../../ui/forms/use-draft.ts';
import { PastPrices } from './past-prices.tsx';
import { PlannedPrices } from './planned-prices.tsx';
import { PriceLines } from './price-lines.tsx';
import { ProductActions } from './product-actions.tsx';
import { draftOf, editedFrom, newProduct, previewOf, problemsOf } from './product-draft.rules.ts';
import { productMessages } from './products.messages.ts';
import { ServiceChips } from './service-chips.tsx';
import { useConfirmLeaving } from './use-ask-before-leaving.ts';

type ProductEditorProps = {
  /** The record when the editor opened; null for a new one. */
  product: ConsoleProduct | null;
  reread: (() => Promise<ConsoleProduct | undefined>) | null;
};

/** Form and preview of one product. */
export function ProductEditor({ product: opened, reread }: ProductEditorProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(productMessages);
  const may = useMay();
  const [, navigate] = useLocation();
  const draft = useDraft({
    opened,
    fields: opened ? editedFrom(opened) : newProduct,
    editedFrom,
    reread,
  });
  const { saved: product, edited, isDirty, change, tried, setTried, adopt } = draft;
  const [russian, setRussian] = useState(false);
  const touches = [listProducts, readProduct, listInventory];
  const create = useConsoleMutation(createProduct, { touches });
  const edit = useConsoleMutation(editProduct, { touches });
  const saving = product === null ? create : edit;
  const locked = product?.state === 'archived' || !may('products:write');
  const problems = problemsOf(edited);
  useConfirmLeaving(isDirty, t('leaveUnsaved'));

  const loadLatest = () => draft.loadLatest(saving);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problems.ok || saving.isPending) return;
    const body = draftOf(edited);
    if (product === null) {
      create.mutate(
        { body },
        { onSuccess: ({ id }) => navigate(consolePaths.product(String(id)), { replace: true }) },
      );
    } else {
      const { id, version } = product;
      edit.mutate({ params: { id: String(id) }, body: { ...body, version } }, { onSuccess: adopt });
    }
  };
  const description = russian ? edited.descriptionRu : edited.description;
  return (
    <form className="grid min-h-full grid-rows-[1fr_auto]" noValidate onSubmit={submit}>
      <div className="min-[1320px]:grid min-[1320px]:grid-cols-[minmax(0,1fr)_348px]">
        <div className="min-w-0 p-7 pt-6 max-md:p-4">
          <div className="mb-5 flex min-h-10 flex-wrap items-center justify-between gap-3">
            <h2 className="type-title-2 wrap-anywhere min-w-0">
              {product === null ? t('create') : product.title}
            </h2>
            <div className="flex items-center gap-2">
              {locked ? null : (
                <Switch
                  checked={edited.active}
                  className="flex-row-reverse font-medium"
                  onChange={(event) => change({ active: event.target.checked })}
                >
                  {t('active')}
                </Switch>
              )}
              {product && may('products:write') ? (
                <ProductActions onChanged={adopt} onLoadLatest={loadLatest} product={product} />
              ) : null}
            </div>
          </div>
          {product?.state === 'archived' ? (
            <Note className="mb-5" tone="info">
              {t('archived')}
            </Note>
          ) : null}
          <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={locked}>
            <Field error={tried && problems.title ? t('nameMissing') : undefined} label={t('name')}>
              <Input
                maxLength={120}
                onChange={(event) => change({ title: event.target.value })}
                value={edited.title}
              />
            </Field>
            <Field
              action={
                <SegmentedFilter
                  label={t('descriptionLanguage')}
                  onChange={(value) => setRussian(value === 'ru')}
                  segments={[
                    { value: 'en', label: 'EN' },
                    { value: 'ru', label: 'RU' },
                  ]}
                  value={russian ? 'ru' : 'en'}
                />
              }
              label={t('description')}
            >
              <Textarea
                lang={russian ? 'ru' : 'en'}
                maxLength={500}
                onChange={(event) =>
                  change(
                    russian
                      ? { descriptionRu: event.target.value }
                      : { description: event.target.value },
                  )
                }
                rows={3}
                value={description}
              />
            </Field>
            {edited.active ? null : (
              <Field hint={t('activeFromHint')} label={t('activeFrom')}>
                <Input
                  className="max-w-[260px]"
                  onChange={(event) => change({ activeFrom: event.target.value })}
                  type="datetime-local"
                  value={edited.activeFrom}
                />
              </Field>
            )}
            <ServiceChips
              chosen={edited.services}
              locked={locked}
              onChange={(services) => change({ services })}
            />
            <fieldset className="m-0 min-w-0 border-0 p-0" disabled={!may('prices:write')}>
              <PriceLines
                lines={edited.prices}
                onChange={(prices) => change({ prices })}
                problems={tried ? problems.lines : undefined}
              />
            </fieldset>
          </fieldset>
          {product ? (
            <PlannedPrices
              locked={locked || !may('prices:write')}
              onChanged={draft.setSaved}
              onLoadLatest={loadLatest}
              product={product}
            />
          ) : null}
          {product ? <PastPrices prices={product.past_prices} /> : null}
        </div>
        <aside className="border-border bg-sunken p-6 max-[1319px]:border-t max-md:p-4 min-[1320px]:border-l min-[1320px]:rounded-tr-lg">
          <h3 className="type-label mb-3 text-muted">{t('preview')}</h3>
          <div className="max-w-[348px]" inert>
            <ProductSummary
              action={
                <Button block disabled={!edited.active} variant="light">
                  {tShop('order')}
                </Button>
              }
              owned={false}
              product={previewOf(edited, description)}
            />
          </div>
        </aside>
      </div>
      {locked ? null : (
        <div className="sticky bottom-0 z-10 grid gap-3 rounded-b-lg border-border border-t bg-surface px-7 py-3.5 max-md:px-4">
          <SaveProblem error={saving.error} onLoadLatest={() => void loadLatest()} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted" role="status">
              {isDirty ? t('unsaved') : saving.isSuccess ? t('saved') : ''}
            </p>
            <div className="flex gap-2 max-md:w-full max-md:[&>*]:flex-1">
              <Button disabled={!isDirty} onClick={draft.discard} variant="ghost">
                {t('discard')}
              </Button>
              <Button disabled={!isDirty} loading={saving.isPending} type="submit">
                {t('save')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </form>
  );
}
