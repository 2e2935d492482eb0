import { contrastsOf } from '@sesame/contract/brand-contrast.ts';
import { changeBrand, type OperatorBrand, readBrand } from '@sesame/contract/operator-settings.ts';
import { CHROMA_MAX, standardBrand } from '@sesame/contract/shop-settings.ts';
import { type FormEvent, useId, useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { SaveProblem } from '../../../shell/console/save-problem.tsx';
import { SettingSource } from '../../../shell/console/setting-source.tsx';
import { showBrand } from '../../../shell/console/show-brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { SaveBar } from '../../../ui/console/save-bar.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { changesOf, type EditedBrand, editedFrom } from './brand-draft.rules.ts';
import { BrandPreview } from './brand-preview.tsx';
import { brandingWords } from './branding.words.ts';
import { ColorSlider } from './color-slider.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { LogoPanel } from './logo-panel.tsx';

type BrandEditorProps = {
  opened: OperatorBrand;
  reread: () => Promise<OperatorBrand | undefined>;
};

/** Name and colour beside what they make of the shop; what does not read is not saved. */
export function BrandEditor({ opened, reread }: BrandEditorProps) {
  const say = useWords(brandingWords);
  const may = useMay()('settings:write');
  const formId = useId();
  const [brand, setBrand] = useState(opened);
  const [edited, setEdited] = useState<EditedBrand>(() => editedFrom(opened));
  const save = useOperatorMutation(changeBrand, { touches: [readBrand] });
  const changes = changesOf(edited, brand);
  const isDirty = Object.keys(changes).length > 0;
  const reads = contrastsOf(edited).every(({ passes }) => passes);

  const change = (part: Partial<EditedBrand>) => {
    save.reset();
    setEdited({ ...edited, ...part });
  };
  const take = (next: OperatorBrand) => {
    setBrand(next);
    showBrand(next);
  };
  const adopt = (next: OperatorBrand) => {
    take(next);
    setEdited(editedFrom(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDirty || !reads || save.isPending) return;
    save.mutate({ body: { version: brand.version, ...changes } }, { onSuccess: adopt });
  };
  const loadTheirs = async () => {
    const theirs = await reread();
    if (!theirs) return;
    save.reset();
    adopt(theirs);
  };
  const back = <Name extends keyof EditedBrand>(name: Name, standard: EditedBrand[Name]) =>
    may && edited[name] !== standard ? () => change({ [name]: standard }) : undefined;
  return (
    <>
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(360px,0.8fr)]">
        <div className="grid min-w-0 gap-5">
          <Panel title={say('nameAndColor')}>
            <form id={formId} noValidate onSubmit={submit}>
              <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={!may}>
                <div className="grid gap-5 md:grid-cols-2">
                  <div className="grid content-start gap-1.5">
                    <Field label={say('name')}>
                      <Input
                        maxLength={40}
                        onChange={({ target }) => change({ name: target.value })}
                        placeholder={brand.name.standard ?? ''}
                        value={edited.name}
                      />
                    </Field>
                    <SettingSource
                      label={say('name')}
                      onReset={back('name', brand.name.standard ?? '')}
                      setting={brand.name}
                      standard={brand.name.standard ?? ''}
                    />
                  </div>
                  <div className="grid content-start gap-1.5">
                    <Field hint={say('nameRuHint')} label={say('nameRu')}>
                      <Input
                        lang="ru"
                        maxLength={40}
                        onChange={({ target }) => change({ nameRu: target.value })}
                        value={edited.nameRu}
                      />
                    </Field>
                    <SettingSource
                      label={say('nameRu')}
                      onReset={back('nameRu', brand.name_ru.standard ?? '')}
                      setting={brand.name_ru}
                      standard={brand.name_ru.standard ?? ''}
                    />
                  </div>
                </div>
                <div className="grid gap-5 md:grid-cols-2">
                  <div className="grid content-start gap-1.5">
                    <ColorSlider
                      hint={say('hueHint')}
                      label={say('hue')}
                      max={360}
                      onChange={(hue) => change({ hue })}
                      step={1}
                      value={edited.hue}
                    />
                    <SettingSource
                      label={say('hue')}
                      onReset={back('hue', brand.hue.standard ?? standardBrand.hue)}
                      setting={brand.hue}
                      standard={String(brand.hue.standard ?? '')}
                    />
                  </div>
                  <div className="grid content-start gap-1.5">
                    <ColorSlider
                      hint={say('chromaHint')}
                      label={say('chroma')}
                      max={CHROMA_MAX}
                      onChange={(chroma) => change({ chroma })}
                      step={0.005}
                      value={edited.chroma}
                    />
                    <SettingSource
                      label={say('chroma')}
                      onReset={back('chroma', brand.chroma.standard ?? standardBrand.chroma)}
                      setting={brand.chroma}
                      standard={String(brand.chroma.standard ?? '')}
                    />
                  </div>
                </div>
              </fieldset>
            </form>
          </Panel>
          <Panel title={say('contrast')}>
            <ContrastTable color={edited} />
            <p aria-live="polite" className="mt-3 text-[.8125rem] text-muted leading-[18px]">
              {say(reads ? 'contrastGood' : 'contrastBad')}
            </p>
          </Panel>
          <LogoPanel brand={brand} onChanged={take} onLoadTheirs={loadTheirs} />
        </div>
        <section aria-label={say('preview')} className="sticky top-5 min-w-0 max-lg:static">
          <h2 className="type-label mb-3 text-muted">{say('preview')}</h2>
          <BrandPreview edited={edited} />
        </section>
      </div>
      <SaveProblem className="mt-5" error={save.error} onLoadTheirs={() => void loadTheirs()} />
      {may ? (
        <SaveBar note={isDirty ? say('unsaved') : save.isSuccess ? say('saved') : ''}>
          <Button
            disabled={!isDirty}
            onClick={() => {
              save.reset();
              setEdited(editedFrom(brand));
            }}
            variant="ghost"
          >
            {say('discard')}
          </Button>
          <Button
            disabled={!isDirty || !reads}
            form={formId}
            loading={save.isPending}
            type="submit"
          >
            {say('save')}
          </Button>
        </SaveBar>
      ) : null}
    </>
  );
}
