import {
  archiveMacro,
  createMacro,
  editMacro,
  listMacros,
  MACRO_NAME_MAX,
  type Macro,
  macroPlaceholders,
  readMacro,
} from '@sesame/contract/console/macros.ts';
import { LANGUAGES, type Language, TICKET_TEXT_MAX } from '@sesame/contract/shared/limits.ts';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../../../i18n/messages.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { SegmentedFilter } from '../../../../ui/forms/segmented-filter.tsx';
import { Textarea } from '../../../../ui/forms/textarea.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Note } from '../../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../../api/use-console-query.ts';
import { useMay } from '../../../api/use-operator.ts';
import { consolePaths } from '../../../paths.ts';
import { SaveBar } from '../../../ui/forms/save-bar.tsx';
import { SaveProblem } from '../../../ui/forms/save-problem.tsx';
import { useDraft } from '../../../ui/forms/use-draft.ts';
import { Panel } from '../../../ui/page/console-page.tsx';
import { MacroActionFields } from './macro-action-fields.tsx';
import { actionOf, draftOf, editedFrom, newMacro, problemOf } from './macro-draft.rules.ts';
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
  const formId = useId();
  const draft = useDraft({
    opened,
    fields: opened ? editedFrom(opened) : newMacro,
    editedFrom,
    reread,
  });
  const { saved: macro, edited, isDirty, change, tried, setTried, adopt } = draft;
  const [language, setLanguage] = useState<Language>('en');
  const create = useConsoleMutation(createMacro, { touches });
  const edit = useConsoleMutation(editMacro, { touches });
  const archive = useConsoleMutation(archiveMacro, { touches });
  const saving = macro === null ? create : edit;
  const mayWrite = may('macros:write');
  const isLocked = macro?.archived === true || !mayWrite;
  const problem = tried ? problemOf(edited) : undefined;
  const failed = saving.error ?? archive.error;
  const loadLatest = () => draft.loadLatest(saving, archive);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const found = problemOf(edited);
    // The error may be in the language that is not visible.
    if (found?.of === 'body') setLanguage('en');
    if (found?.of === 'body_ru') setLanguage('ru');
    if (found || saving.isPending) return;
    const body = draftOf(edited);
    if (macro === null) {
      create.mutate(
        { body },
        { onSuccess: ({ id }) => navigate(consolePaths.macro(id), { replace: true }) },
      );
    } else {
      const { id, version } = macro;
      edit.mutate({ params: { id }, body: { ...body, version } }, { onSuccess: adopt });
    }
  };
  const bodyProblem =
    problem && 'stray' in problem && problem.of === bodies[language]
      ? problem.stray === undefined
        ? t('bodyMissing', { language: language.toUpperCase() })
        : t('stray', { placeholder: problem.stray })
      : undefined;
  const names = macroPlaceholders(actionOf(edited))
    .map((name) => `{${name}}`)
    .join(' ');
  return (
    <div className="max-w-[920px]">
      <form id={formId} noValidate onSubmit={submit}>
        <Panel>
          {macro?.archived ? <Note className="mb-5">{t('archivedNote')}</Note> : null}
          <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={isLocked}>
            <Field
              error={problem?.of === 'name' ? t('nameMissing') : undefined}
              hint={t('nameHint')}
              label={t('name')}
            >
              <Input
                maxLength={MACRO_NAME_MAX}
                onChange={({ target }) => change({ name: target.value })}
                value={edited.name}
              />
            </Field>
            <MacroActionFields edited={edited} onChange={change} problem={problem} />
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
            <Field error={bodyProblem} hint={t('bodyHint', { names })} label={t('body')}>
              <Textarea
                lang={language}
                maxLength={TICKET_TEXT_MAX}
                onChange={({ target }) => change({ [bodies[language]]: target.value })}
                rows={7}
                value={edited[bodies[language]]}
              />
            </Field>
          </fieldset>
        </Panel>
      </form>
      <SaveProblem className="mt-5" error={failed} onLoadLatest={() => void loadLatest()} />
      {mayWrite ? (
        <SaveBar note={isDirty ? t('unsaved') : saving.isSuccess ? t('saved') : ''}>
          {macro ? (
            <Button
              loading={archive.isPending}
              onClick={() =>
                archive.mutate(
                  {
                    params: { id: macro.id },
                    body: { version: macro.version, archived: !macro.archived },
                  },
                  { onSuccess: adopt },
                )
              }
              variant="outline"
            >
              {t(macro.archived ? 'restore' : 'archive')}
            </Button>
          ) : null}
          {isLocked ? null : (
            <>
              <Button disabled={!isDirty} onClick={draft.discard} variant="ghost">
                {t('discard')}
              </Button>
              <Button disabled={!isDirty} form={formId} loading={saving.isPending} type="submit">
                {t(macro === null ? 'keep' : 'save')}
              </Button>
            </>
          )}
        </SaveBar>
      ) : null}
    </div>
  );
}
