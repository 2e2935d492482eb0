import {
  archiveMacro,
  createMacro,
  editMacro,
  listMacros,
  type Macro,
  readMacro,
} from '@sesame/contract/console/macros.ts';
import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../../../i18n/messages.ts';
import { SegmentedFilter } from '../../../../ui/forms/segmented-filter.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Note } from '../../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../../api/use-console-query.ts';
import { useMay } from '../../../api/use-operator.ts';
import { consolePaths } from '../../../paths.ts';
import { FormSaveBar, FormView } from '../../../ui/forms/form-view.tsx';
import { SaveProblem } from '../../../ui/forms/save-problem.tsx';
import { LongTextField, TextField } from '../../../ui/forms/text-fields.tsx';
import { useEditorForm } from '../../../ui/forms/use-editor-form.ts';
import { Panel } from '../../../ui/page/console-page.tsx';
import { MacroActionFields } from './macro-action-fields.tsx';
import {
  draftOf,
  type MacroValues,
  newMacro,
  placeholdersOf,
  strayIn,
  valuesOf,
} from './macro-values.rules.ts';
import { macroMessages } from './macros.messages.ts';

type MacroEditorProps = {
  /** The record when the editor opened; null for a new one. */
  macro: Macro | null;
  reread: (() => Promise<Macro | undefined>) | null;
};

const bodies = { en: 'body', ru: 'body_ru' } as const;
const touches = [listMacros, readMacro];

/** Name, action and text in both languages of one saved reply or macro. */
export function MacroEditor({ macro: opened, reread }: MacroEditorProps) {
  const t = useMessages(macroMessages);
  const may = useMay();
  const [, navigate] = useLocation();
  const [language, setLanguage] = useState<Language>('en');
  const archive = useConsoleMutation(archiveMacro, { touches });
  const form = useEditorForm({
    create: createMacro,
    edit: editMacro,
    touches,
    record: opened,
    valuesOf: (record: Macro | null) => (record ? valuesOf(record) : newMacro),
    body: draftOf,
    alsoCheck: (values) => ({
      ...problemOf(values, 'en'),
      ...problemOf(values, 'ru'),
    }),
    onCreated: ({ id }) => navigate(consolePaths.macro(id), { replace: true }),
    onInvalid: (names) => {
      const invalid = LANGUAGES.find((one) => names.includes(bodies[one]));
      // The error may be in the language that is not visible.
      if (invalid && !names.includes(bodies[language])) setLanguage(invalid);
    },
    reread,
  });
  const problemOf = (values: MacroValues, of: Language) => {
    const content = values[bodies[of]];
    const stray = strayIn(content, placeholdersOf(values));
    if (stray !== undefined) return { [bodies[of]]: t('stray', { placeholder: stray }) };
    return content.trim() === ''
      ? { [bodies[of]]: t('bodyMissing', { language: of.toUpperCase() }) }
      : {};
  };
  const { record: macro } = form;
  const mayWrite = may('macros:write');
  const isLocked = macro?.archived === true || !mayWrite;
  const names = placeholdersOf(form.values)
    .map((name) => `{${name}}`)
    .join(' ');
  const archiveButton = macro ? (
    <Button
      loading={archive.isPending}
      onClick={() =>
        archive.mutate(
          { params: { id: macro.id }, body: { version: macro.version, archived: !macro.archived } },
          { onSuccess: form.adoptRecord },
        )
      }
      variant="outline"
    >
      {t(macro.archived ? 'restore' : 'archive')}
    </Button>
  ) : null;
  return (
    <div className="max-w-[920px]">
      <FormView form={form}>
        <Panel>
          {macro?.archived ? (
            <Note action={mayWrite ? archiveButton : null} className="mb-5">
              {t('archivedNote')}
            </Note>
          ) : null}
          <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={isLocked}>
            <TextField hint={t('nameHint')} label={t('name')} of={form.at('name')} />
            <MacroActionFields form={form} />
          </fieldset>
          <div className="mt-5 mb-3">
            <SegmentedFilter
              label={t('language')}
              onChange={setLanguage}
              segments={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
              value={language}
            />
          </div>
          <fieldset className="m-0 min-w-0 border-0 p-0" disabled={isLocked}>
            <LongTextField
              hint={t('bodyHint', { names })}
              label={t('body')}
              lang={language}
              of={form.at(bodies[language])}
              rows={7}
            />
          </fieldset>
        </Panel>
      </FormView>
      <SaveProblem
        className="mt-5"
        error={archive.error}
        onLoadLatest={() => void form.reload().then(archive.reset)}
      />
      {isLocked ? null : (
        <FormSaveBar form={form} submitLabel={t('save')}>
          {archiveButton}
        </FormSaveBar>
      )}
    </div>
  );
}
