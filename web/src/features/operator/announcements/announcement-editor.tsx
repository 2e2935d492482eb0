import { LANGUAGES } from '@sesame/contract/limits.ts';
import {
  announcementAudiences,
  createAnnouncement,
  editAnnouncement,
  endAnnouncement,
  listAnnouncements,
  type OperatorAnnouncement,
  readAnnouncement,
  uploadAnnouncementImage,
} from '@sesame/contract/operator-announcements.ts';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useOperatorUpload } from '../../../api/operator/use-operator-upload.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { SaveProblem } from '../../../shell/console/save-problem.tsx';
import { useDraft } from '../../../shell/console/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { SaveBar } from '../../../ui/console/save-bar.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Note } from '../../../ui/note.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { draftOf, editedFrom, newAnnouncement, problemOf } from './announcement-draft.rules.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { announcementWords } from './announcements.words.ts';
import { ArchiveButton } from './archive-button.tsx';

type AnnouncementEditorProps = {
  /** As it was when the editor opened; null: it is not made yet. */
  announcement: OperatorAnnouncement | null;
  reread: (() => Promise<OperatorAnnouncement | undefined>) | null;
};

const audienceWords = {
  all: 'audienceAll',
  with_subscription: 'audienceWith',
  without_subscription: 'audienceWithout',
} as const;
const touches = [listAnnouncements, readAnnouncement];

/** Words in both languages, picture, readers and time of one announcement, beside what buyers will see. */
export function AnnouncementEditor({ announcement: opened, reread }: AnnouncementEditorProps) {
  const { t } = useI18n();
  const say = useWords(announcementWords);
  const may = useMay();
  const [, navigate] = useLocation();
  const draft = useDraft({
    opened,
    fields: opened ? editedFrom(opened) : newAnnouncement,
    editedFrom,
    reread,
  });
  const { saved: announcement, edited, isDirty, change, tried, setTried, adopt } = draft;
  const formId = useId();
  const [russian, setRussian] = useState(false);
  const create = useOperatorMutation(createAnnouncement, { touches });
  const edit = useOperatorMutation(editAnnouncement, { touches });
  const end = useOperatorMutation(endAnnouncement, { touches });
  const picture = useOperatorUpload(uploadAnnouncementImage);
  const saving = announcement === null ? create : edit;
  const locked = announcement?.state === 'archived' || !may('announcements:write');
  const problem = tried ? problemOf(edited) : undefined;
  const failed = saving.error ?? end.error;

  const loadTheirs = () => draft.loadTheirs(saving, end);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problemOf(edited) || saving.isPending) return;
    const body = draftOf(edited);
    if (announcement === null) {
      create.mutate(
        { body },
        {
          onSuccess: ({ id }) =>
            navigate(operatorPaths.announcement(String(id)), { replace: true }),
        },
      );
    } else {
      const { id, version } = announcement;
      edit.mutate({ params: { id: String(id) }, body: { ...body, version } }, { onSuccess: adopt });
    }
  };
  /** A field of the language that is edited, under one of two names. */
  const both = (
    name: 'title' | 'description' | 'button_text' | 'image_alt',
  ): { value: string; lang: string; onChange: (event: { target: { value: string } }) => void } => {
    const key = russian ? (`${name}_ru` as const) : name;
    return {
      value: edited[key],
      lang: russian ? 'ru' : 'en',
      onChange: ({ target }) => change({ [key]: target.value }),
    };
  };
  return (
    <>
      <section aria-label={say('preview')} className="mb-5">
        <h2 className="type-label mb-3 text-muted">{say('preview')}</h2>
        <AnnouncementPreview edited={edited} russian={russian} />
      </section>
      <form id={formId} noValidate onSubmit={submit}>
        <Panel>
          {announcement?.state === 'archived' ? (
            <Note className="mb-5">{say('archivedNote')}</Note>
          ) : null}
          <div className="mb-4">
            <SegmentedFilter
              label={say('language')}
              onChange={(value) => setRussian(value === 'ru')}
              segments={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
              value={russian ? 'ru' : 'en'}
            />
          </div>
          <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={locked}>
            <Field
              error={problem === 'nothingYet' ? say('nothingYet') : undefined}
              label={say('heading')}
            >
              <Input maxLength={300} {...both('title')} />
            </Field>
            <Field hint={say('html')} label={say('description')}>
              <Textarea maxLength={5_000} rows={4} {...both('description')} />
            </Field>
            <div className="grid items-start gap-5 md:grid-cols-2">
              <Field label={say('buttonText')}>
                <Input maxLength={120} {...both('button_text')} />
              </Field>
              <Field hint={say('buttonHrefHint')} label={say('buttonHref')}>
                <Input
                  maxLength={500}
                  onChange={(event) => change({ button_href: event.target.value.trim() })}
                  value={edited.button_href}
                />
              </Field>
            </div>
            <div className="grid items-start gap-5 md:grid-cols-2">
              <Field
                error={picture.isError ? errorText(t, picture.error) : undefined}
                hint={say('pictureHint')}
                label={say('picture')}
              >
                {edited.image ? (
                  <Button onClick={() => change({ image: null })} variant="outline">
                    {say('takePicture')}
                  </Button>
                ) : (
                  <FileDrop
                    accept="image/png,image/jpeg"
                    onFiles={([file]) => {
                      if (!file) return;
                      picture.mutate({ file }, { onSuccess: ({ image }) => change({ image }) });
                    }}
                    overPrompt={say('dropPicture')}
                    prompt={say('choosePicture')}
                  />
                )}
              </Field>
              <Field label={say('pictureAlt')}>
                <Input maxLength={200} {...both('image_alt')} />
              </Field>
            </div>
            <div className="grid items-start gap-5 md:grid-cols-3">
              <Field label={say('audience')}>
                <NativeSelect
                  onChange={({ target }) =>
                    change({
                      audience: announcementAudiences.find((one) => one === target.value) ?? 'all',
                    })
                  }
                  options={announcementAudiences.map((value) => ({
                    value,
                    label: say(audienceWords[value]),
                  }))}
                  value={edited.audience}
                />
              </Field>
              <Field label={say('readers')}>
                <NativeSelect
                  onChange={({ target }) =>
                    change({ language: LANGUAGES.find((one) => one === target.value) ?? null })
                  }
                  options={[
                    { value: '', label: say('anyLanguage') },
                    ...LANGUAGES.map((value) => ({ value, label: value.toUpperCase() })),
                  ]}
                  value={edited.language ?? ''}
                />
              </Field>
              <Field hint={say('priorityHint')} label={say('priority')}>
                <Input
                  max={1_000}
                  min={-1_000}
                  onChange={(event) => change({ priority: event.target.value })}
                  type="number"
                  value={edited.priority}
                />
              </Field>
            </div>
            <div className="grid items-start gap-5 md:grid-cols-2">
              <Field hint={say('windowHint')} label={say('startsAt')}>
                <Input
                  onChange={(event) => change({ starts_at: event.target.value })}
                  type="datetime-local"
                  value={edited.starts_at}
                />
              </Field>
              <Field
                error={problem === 'endsEarly' ? say('endsEarly') : undefined}
                label={say('endsAt')}
              >
                <Input
                  onChange={(event) => change({ ends_at: event.target.value })}
                  type="datetime-local"
                  value={edited.ends_at}
                />
              </Field>
            </div>
          </fieldset>
        </Panel>
      </form>
      <SaveProblem className="mt-5" error={failed} onLoadTheirs={() => void loadTheirs()} />
      {locked ? null : (
        <SaveBar note={isDirty ? say('unsaved') : saving.isSuccess ? say('saved') : ''}>
          {announcement ? (
            <ArchiveButton
              announcement={announcement}
              onArchived={adopt}
              onLoadTheirs={loadTheirs}
            />
          ) : null}
          {announcement?.state === 'running' || announcement?.state === 'planned' ? (
            <Button
              loading={end.isPending}
              onClick={() =>
                end.mutate(
                  {
                    params: { id: String(announcement.id) },
                    body: { version: announcement.version },
                  },
                  { onSuccess: adopt },
                )
              }
              variant="outline"
            >
              {say('end')}
            </Button>
          ) : null}
          <Button disabled={!isDirty} onClick={draft.discard} variant="ghost">
            {say('discard')}
          </Button>
          <Button disabled={!isDirty} form={formId} loading={saving.isPending} type="submit">
            {say(announcement === null ? 'publish' : 'save')}
          </Button>
        </SaveBar>
      )}
    </>
  );
}
