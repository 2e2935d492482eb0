import {
  type ConsoleProduct,
  createProduct,
  editProduct,
  listProducts,
  readProduct,
  uploadProductPicture,
} from '@sesame/contract/console/catalogue.ts';
import { listInventory } from '@sesame/contract/console/inventory.ts';
import { GRACE_DAYS_MAX, SERVICE_PICTURE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { formatMegabytes } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { ProductSummary } from '../../../shell/product-summary.tsx';
import { Logo } from '../../../ui/brand/logo.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { MissingForSale } from '../../ui/first-run/missing-for-sale.tsx';
import { useFirstRun } from '../../ui/first-run/use-first-run.ts';
import { ToggleField } from '../../ui/forms/choice-fields.tsx';
import { DateTimeField } from '../../ui/forms/date-time-field.tsx';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { IntegerField } from '../../ui/forms/number-fields.tsx';
import { LongTextField, TextField } from '../../ui/forms/text-fields.tsx';
import { useEditorForm } from '../../ui/forms/use-editor-form.ts';
import { PictureField } from '../../ui/pictures/picture-field.tsx';
import { PastPrices } from './past-prices.tsx';
import { PlannedPrices } from './planned-prices.tsx';
import { PriceLines } from './price-lines.tsx';
import { ProductActions } from './product-actions.tsx';
import { draftOf, newProduct, previewOf, valuesOf } from './product-values.rules.ts';
import { productMessages } from './products.messages.ts';
import { ServiceChips } from './service-chips.tsx';

const touches = [listProducts, readProduct, listInventory];

type ProductEditorProps = {
  /** The record when the editor opened; null for a new one. */
  product: ConsoleProduct | null;
  reread: (() => Promise<ConsoleProduct | undefined>) | null;
};

/** Form and preview of one product. */
export function ProductEditor({ product: opened, reread }: ProductEditorProps) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(productMessages);
  const titleOf = useTitle();
  const may = useMay();
  const [, navigate] = useLocation();
  const { data: firstRun } = useFirstRun();
  const [russian, setRussian] = useState(language === 'ru');
  const form = useEditorForm({
    create: createProduct,
    edit: editProduct,
    touches,
    record: opened,
    valuesOf: (record: ConsoleProduct | null) => (record ? valuesOf(record) : newProduct),
    body: draftOf,
    onCreated: ({ id }) => navigate(consolePaths.product(String(id)), { replace: true }),
    reread,
  });
  const upload = useConsoleUpload(uploadProductPicture);
  const { record: product, values } = form;
  const locked = product?.state === 'archived' || !may('products:write');
  const description = russian ? 'description_ru' : 'description';
  return (
    <FormView className="grid min-h-full grid-rows-[1fr_auto]" form={form}>
      <div className="min-[1320px]:grid min-[1320px]:grid-cols-[minmax(0,1fr)_348px]">
        <div className="min-w-0 p-7 pt-6 max-md:p-4">
          <div className="mb-5 flex min-h-10 flex-wrap items-center justify-between gap-3">
            <h2 className="type-title-2 wrap-anywhere min-w-0">
              {product === null ? t('create') : titleOf(product)}
            </h2>
            <div className="flex items-center gap-2">
              {locked ? null : (
                <ToggleField
                  className="flex-row-reverse font-medium"
                  variant="switch"
                  of={form.at('active')}
                >
                  {t('active')}
                </ToggleField>
              )}
              {product && may('products:write') ? (
                <ProductActions
                  onChanged={form.adoptRecord}
                  onLoadLatest={form.reload}
                  product={product}
                />
              ) : null}
            </div>
          </div>
          {product?.state === 'active' && firstRun ? (
            <MissingForSale className="mb-5" missing={firstRun.missing} />
          ) : null}
          {product?.state === 'inactive' && firstRun?.missing.includes('product') ? (
            <Note className="mb-5">{t('notOnSale')}</Note>
          ) : null}
          {product?.state === 'archived' ? (
            <Note className="mb-5" tone="info">
              {t('archived')}
            </Note>
          ) : null}
          <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={locked}>
            <div className="grid items-start gap-5 md:grid-cols-2">
              <TextField label={t('name')} of={form.at('title')} />
              <TextField
                hint={t('nameRuHint')}
                label={t('nameRu')}
                lang="ru"
                of={form.at('title_ru')}
              />
            </div>
            <LongTextField
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
              lang={russian ? 'ru' : 'en'}
              of={form.at(description)}
              rows={3}
            />
            <PictureField
              hint={t('pictureHint', {
                size: formatMegabytes(language, SERVICE_PICTURE_MAX_BYTES),
              })}
              of={form.at('picture')}
              removeLabel={t('removePicture')}
              shown={values.picture === '' ? null : <Logo size={64} src={values.picture} />}
              upload={upload}
            />
            <ServiceChips
              chosen={values.services}
              locked={locked}
              onChange={(services) => form.change({ services: [...services] })}
              title={values.title.trim()}
            />
            <fieldset className="m-0 min-w-0 border-0 p-0" disabled={!may('prices:write')}>
              <PriceLines of={form.at('prices')} />
            </fieldset>
            {values.active ? null : (
              <DateTimeField
                className="max-w-[260px]"
                hint={t('activeFromHint')}
                label={t('activeFrom')}
                of={form.at('active_from')}
              />
            )}
            <IntegerField
              className="max-w-[260px]"
              hint={t('graceDaysHint', { max: GRACE_DAYS_MAX })}
              label={t('graceDays')}
              of={form.at('grace_days')}
            />
          </fieldset>
          {product ? (
            <PlannedPrices
              locked={locked || !may('prices:write')}
              onChanged={form.setRecord}
              onLoadLatest={form.reload}
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
                <Button block disabled={!values.active} variant="light">
                  {tShop('order')}
                </Button>
              }
              owned={false}
              product={previewOf(values, russian ? 'ru' : 'en')}
            />
          </div>
        </aside>
      </div>
      {locked ? null : <FormSaveBar className="m-4" form={form} />}
    </FormView>
  );
}
