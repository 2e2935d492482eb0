import { type ConsoleBrand, changeBrand, readBrand } from '@sesame/contract/console/settings.ts';
import { contrastsOf } from '@sesame/contract/shared/brand/brand-contrast.ts';
import { defaultBrand, HUE_MAX } from '@sesame/contract/shared/shop-settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { showBrand } from '../../ui/brand/show-brand.ts';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { DecimalField } from '../../ui/forms/number-fields.tsx';
import { SettingSource } from '../../ui/forms/setting-source.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useRecordForm } from '../../ui/forms/use-record-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { type BrandValues, changesOf, colorOf, valuesOf } from './brand-values.rules.ts';
import { brandingMessages } from './branding.messages.ts';
import { ColorPicker } from './color-picker.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { LogoPanel } from './logo-panel.tsx';

type BrandEditorProps = {
  opened: ConsoleBrand;
  reread: () => Promise<ConsoleBrand | undefined>;
};

/** Edits name and color beside a preview; a color without enough contrast cannot be saved. */
export function BrandEditor({ opened, reread }: BrandEditorProps) {
  const t = useMessages(brandingMessages);
  const may = useMay()('settings:write');
  const save = useConsoleMutation(changeBrand, { touches: [readBrand] });
  const form = useRecordForm({
    schema: changeBrand.body,
    record: opened,
    valuesOf: (record: ConsoleBrand | null) => valuesOf(record ?? opened),
    body: (values, record) => ({
      version: record?.version,
      ...changesOf(values, record ?? opened),
    }),
    save: (body) => save.mutateAsync({ body }),
    onSaved: showBrand,
    reread,
  });
  const { values } = form;
  const brand = form.record ?? opened;
  const color = colorOf(values);
  const reads = contrastsOf(color).every(({ passes }) => passes);
  const takeLogo = (next: ConsoleBrand) => {
    form.setRecord(next);
    showBrand(next);
  };
  const sourceOf = <Name extends keyof BrandValues>(name: Name, standard: BrandValues[Name]) => (
    <SettingSource
      label={t(name)}
      onReset={
        may && values[name] !== standard ? () => form.change({ [name]: standard }) : undefined
      }
      setting={brand[name]}
      standard={String(brand[name].standard ?? '')}
    />
  );
  return (
    <>
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(360px,0.8fr)]">
        <div className="grid min-w-0 gap-5">
          <Panel title={t('nameAndColor')}>
            <FormView form={form}>
              <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={!may}>
                <div className="grid items-start gap-5 md:grid-cols-2">
                  <TextField
                    below={sourceOf('name', brand.name.standard ?? '')}
                    label={t('name')}
                    of={form.at('name')}
                    placeholder={brand.name.standard ?? ''}
                  />
                  <TextField
                    below={sourceOf('name_ru', brand.name_ru.standard ?? '')}
                    hint={t('nameRuHint')}
                    label={t('name_ru')}
                    lang="ru"
                    of={form.at('name_ru')}
                  />
                </div>
                <ColorPicker color={color} onChange={form.change} />
                <p aria-live="polite" className="text-[.8125rem] text-muted leading-[18px]">
                  {t(reads ? 'contrastGood' : 'contrastBad')}
                </p>
                <details>
                  <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-xs font-medium text-[.8125rem] text-accent-text underline-offset-3 hover:underline pointer-coarse:min-h-11">
                    {t('figures')}
                  </summary>
                  <div className="mt-3 grid gap-5">
                    <div className="grid items-start gap-5 md:grid-cols-2">
                      <DecimalField
                        below={sourceOf('hue', brand.hue.standard ?? defaultBrand.hue)}
                        hint={t('hueHint', { max: HUE_MAX })}
                        label={t('hueFigure')}
                        of={form.at('hue')}
                      />
                      <DecimalField
                        below={sourceOf('chroma', brand.chroma.standard ?? defaultBrand.chroma)}
                        hint={t('chromaHint')}
                        label={t('chromaFigure')}
                        of={form.at('chroma')}
                      />
                    </div>
                    <ContrastTable color={color} />
                  </div>
                </details>
              </fieldset>
            </FormView>
          </Panel>
          <LogoPanel brand={brand} onChanged={takeLogo} onLoadLatest={form.reload} />
        </div>
        <section aria-label={t('preview')} className="sticky top-5 min-w-0 max-lg:static">
          <h2 className="type-label mb-3 text-muted">{t('preview')}</h2>
          <BrandPreview color={color} values={values} />
        </section>
      </div>
      {may ? (
        <FormSaveBar disabled={!reads} form={form} note={form.isSaved ? t('saved') : null} />
      ) : null}
    </>
  );
}
