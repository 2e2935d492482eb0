import { type ConsoleBrand, changeBrand, readBrand } from '@sesame/contract/console/settings.ts';
import { contrastsOf } from '@sesame/contract/shared/brand-contrast.ts';
import { CHROMA_MAX, defaultBrand } from '@sesame/contract/shared/shop-settings.ts';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { showBrand } from '../../ui/brand/show-brand.ts';
import { SaveBar } from '../../ui/forms/save-bar.tsx';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { SettingSource } from '../../ui/forms/setting-source.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { changesOf, type EditedBrand, editedFrom } from './brand-draft.rules.ts';
import { BrandPreview } from './brand-preview.tsx';
import { brandingMessages } from './branding.messages.ts';
import { ColorSlider } from './color-slider.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { LogoPanel } from './logo-panel.tsx';

type BrandEditorProps = {
  opened: ConsoleBrand;
  reread: () => Promise<ConsoleBrand | undefined>;
};

/** Edits name and colour beside a preview; a colour without enough contrast cannot be saved. */
export function BrandEditor({ opened, reread }: BrandEditorProps) {
  const t = useMessages(brandingMessages);
  const may = useMay()('settings:write');
  const formId = useId();
  const [brand, setBrand] = useState(opened);
  const [edited, setEdited] = useState<EditedBrand>(() => editedFrom(opened));
  const save = useConsoleMutation(changeBrand, { touches: [readBrand] });
  const changes = changesOf(edited, brand);
  const isDirty = Object.keys(changes).length > 0;
  const reads = contrastsOf(edited).every(({ passes }) => passes);

  const change = (part: Partial<EditedBrand>) => {
    save.reset();
    setEdited({ ...edited, ...part });
  };
  const take = (next: ConsoleBrand) => {
    setBrand(next);
    showBrand(next);
  };
  const adopt = (next: ConsoleBrand) => {
    take(next);
    setEdited(editedFrom(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDirty || !reads || save.isPending) return;
    save.mutate({ body: { version: brand.version, ...changes } }, { onSuccess: adopt });
  };
  const loadLatest = async () => {
    const latest = await reread();
    if (!latest) return;
    save.reset();
    adopt(latest);
  };
  const back = <Name extends keyof EditedBrand>(name: Name, standard: EditedBrand[Name]) =>
    may && edited[name] !== standard ? () => change({ [name]: standard }) : undefined;
  return (
    <>
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(360px,0.8fr)]">
        <div className="grid min-w-0 gap-5">
          <Panel title={t('nameAndColor')}>
            <form id={formId} noValidate onSubmit={submit}>
              <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={!may}>
                <div className="grid gap-5 md:grid-cols-2">
                  <div className="grid content-start gap-1.5">
                    <Field label={t('name')}>
                      <Input
                        maxLength={40}
                        onChange={({ target }) => change({ name: target.value })}
                        placeholder={brand.name.standard ?? ''}
                        value={edited.name}
                      />
                    </Field>
                    <SettingSource
                      label={t('name')}
                      onReset={back('name', brand.name.standard ?? '')}
                      setting={brand.name}
                      standard={brand.name.standard ?? ''}
                    />
                  </div>
                  <div className="grid content-start gap-1.5">
                    <Field hint={t('nameRuHint')} label={t('nameRu')}>
                      <Input
                        lang="ru"
                        maxLength={40}
                        onChange={({ target }) => change({ nameRu: target.value })}
                        value={edited.nameRu}
                      />
                    </Field>
                    <SettingSource
                      label={t('nameRu')}
                      onReset={back('nameRu', brand.name_ru.standard ?? '')}
                      setting={brand.name_ru}
                      standard={brand.name_ru.standard ?? ''}
                    />
                  </div>
                </div>
                <div className="grid gap-5 md:grid-cols-2">
                  <div className="grid content-start gap-1.5">
                    <ColorSlider
                      hint={t('hueHint')}
                      label={t('hue')}
                      max={360}
                      onChange={(hue) => change({ hue })}
                      step={1}
                      value={edited.hue}
                    />
                    <SettingSource
                      label={t('hue')}
                      onReset={back('hue', brand.hue.standard ?? defaultBrand.hue)}
                      setting={brand.hue}
                      standard={String(brand.hue.standard ?? '')}
                    />
                  </div>
                  <div className="grid content-start gap-1.5">
                    <ColorSlider
                      hint={t('chromaHint')}
                      label={t('chroma')}
                      max={CHROMA_MAX}
                      onChange={(chroma) => change({ chroma })}
                      step={0.005}
                      value={edited.chroma}
                    />
                    <SettingSource
                      label={t('chroma')}
                      onReset={back('chroma', brand.chroma.standard ?? defaultBrand.chroma)}
                      setting={brand.chroma}
                      standard={String(brand.chroma.standard ?? '')}
                    />
                  </div>
                </div>
              </fieldset>
            </form>
          </Panel>
          <Panel title={t('contrast')}>
            <ContrastTable color={edited} />
            <p aria-live="polite" className="mt-3 text-[.8125rem] text-muted leading-[18px]">
              {t(reads ? 'contrastGood' : 'contrastBad')}
            </p>
          </Panel>
          <LogoPanel brand={brand} onChanged={take} onLoadLatest={loadLatest} />
        </div>
        <section aria-label={t('preview')} className="sticky top-5 min-w-0 max-lg:static">
          <h2 className="type-label mb-3 text-muted">{t('preview')}</h2>
          <BrandPreview edited={edited} />
        </section>
      </div>
      <SaveProblem className="mt-5" error={save.error} onLoadLatest={() => void loadLatest()} />
      {may ? (
        <SaveBar note={isDirty ? t('unsaved') : save.isSuccess ? t('saved') : ''}>
          <Button
            disabled={!isDirty}
            onClick={() => {
              save.reset();
              setEdited(editedFrom(brand));
            }}
            variant="ghost"
          >
            {t('discard')}
          </Button>
          <Button
            disabled={!isDirty || !reads}
            form={formId}
            loading={save.isPending}
            type="submit"
          >
            {t('save')}
          </Button>
        </SaveBar>
      ) : null}
    </>
  );
}
