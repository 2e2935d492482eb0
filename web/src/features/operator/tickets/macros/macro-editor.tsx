import { LANGUAGES, type Language, TICKET_TEXT_MAX } from '@sesame/contract/limits.ts';
import {
  archiveMacro,
  createMacro,
  editMacro,
  listMacros,
  MACRO_NAME_MAX,
  type Macro,
  macroPlaceholders,
  readMacro,
} from '@sesame/contract/operator-macros.ts';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../../i18n/words.ts';
import { operatorPaths } from '../../../../operator-paths.ts';
import { SaveProblem } from '../../../../shell/console/save-problem.tsx';
import { useDraft } from '../../../../shell/console/use-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/console/console-page.tsx';
import { SaveBar } from '../../../../ui/console/save-bar.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Note } from '../../../../ui/note.tsx';
import { SegmentedFilter } from '../../../../ui/segmented-filter.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { MacroActionFields } from './macro-action-fields.tsx';
import { actionOf, draftOf, editedFrom, newMacro, problemOf } from './macro-draft.rules.ts';
import { macroWords } from './macros.words.ts';

type MacroEditorProps = {
  /** As it was when the editor opened; null: it is not made yet. */
  macro: Macro | null;
  reread: (() => Promise<Macro | undefined>) | null;
};

const bodies = { en: 'body', ru: 'body_ru' } as const;
const touches = [listMacros, readMacro];

/** Name, act and answer in both languages of one ready answer. */
export function MacroEditor({ macro: opened, reread }: MacroEditorProps) {
  const say = useWords(macroWords);
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
  const create = useOperatorMutation(createMacro, { touches });
  const edit = useOperatorMutation(editMacro, { touches });
  const archive = useOperatorMutation(archiveMacro, { touches });
  const saving = macro === null ? create : edit;
  const mayWrite = may('macros:write');
  const isLocked = macro?.archived === true || !mayWrite;
  const problem = tried ? problemOf(edited) : undefined;
  const failed = saving.error ?? archive.error;
  const loadTheirs = () => draft.loadTheirs(saving, archive);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const found = problemOf(edited);
    // What is wrong may be in the language that is out of sight.
    if (found?.of === 'body') setLanguage('en');
    if (found?.of === 'body_ru') setLanguage('ru');
    if (found || saving.isPending) return;
    const body = draftOf(edited);
    if (macro === null) {
      create.mutate(
        { body },
        { onSuccess: ({ id }) => navigate(operatorPaths.macro(id), { replace: true }) },
      );
    } else {
      const { id, version } = macro;
      edit.mutate({ params: { id }, body: { ...body, version } }, { onSuccess: adopt });
    }
  };
  const bodyProblem =
    problem && 'stray' in problem && problem.of === bodies[language]
      ? problem.stray === undefined
        ? say('bodyMissing', { language: language.toUpperCase() })
        : say('stray', { placeholder: problem.stray })
      : undefined;
  const names = macroPlaceholders(actionOf(edited))
    .map((name) => `{${name}}`)
    .join(' ');
  return (
    <div className="max-w-[920px]">
      <form id={formId} noValidate onSubmit={submit}>
        <Panel>
          {macro?.archived ? <Note className="mb-5">{say('archivedNote')}</Note> : null}
          <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={isLocked}>
            <Field
              error={problem?.of === 'name' ? say('nameMissing') : undefined}
              hint={say('nameHint')}
              label={say('name')}
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
              label={say('language')}
              onChange={setLanguage}
              segments={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
              value={language}
            />
          </div>
          <fieldset className="m-0 min-w-0 border-0 p-0" disabled={isLocked}>
            <Field error={bodyProblem} hint={say('bodyHint', { names })} label={say('body')}>
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
      <SaveProblem className="mt-5" error={failed} onLoadTheirs={() => void loadTheirs()} />
      {mayWrite ? (
        <SaveBar note={isDirty ? say('unsaved') : saving.isSuccess ? say('saved') : ''}>
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
              {say(macro.archived ? 'restore' : 'archive')}
            </Button>
          ) : null}
          {isLocked ? null : (
            <>
              <Button disabled={!isDirty} onClick={draft.discard} variant="ghost">
                {say('discard')}
              </Button>
              <Button disabled={!isDirty} form={formId} loading={saving.isPending} type="submit">
                {say(macro === null ? 'keep' : 'save')}
              </Button>
            </>
          )}
        </SaveBar>
      ) : null}
    </div>
  );
}
