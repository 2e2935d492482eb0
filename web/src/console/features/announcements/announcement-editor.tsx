import {
  announcementAudiences,
  type ConsoleAnnouncement,
  createAnnouncement,
  editAnnouncement,
  endAnnouncement,
  listAnnouncements,
  readAnnouncement,
  uploadAnnouncementImage,
} from '@sesame/contract/console/announcements.ts';
import { LANGUAGES } from '@sesame/contract/shared/limits.ts';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { SaveBar } from '../../ui/forms/save-bar.tsx';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { useDraft } from '../../ui/forms/use-draft.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { draftOf, editedFrom, newAnnouncement, problemOf } from './announcement-draft.rules.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { announcementMessages } from './announcements.messages.ts';
import { ArchiveButton } from './archive-button.tsx';

type AnnouncementEditorProps = {
  /** The record when the editor opened; null for a new one. */
  announcement: ConsoleAnnouncement | null;
  reread: (() => Promise<ConsoleAnnouncement | undefined>) | null;
};

const audienceMessages = {
  all: 'audienceAll',
  with_subscription: 'audienceWith',
  without_subscription: 'audienceWithout',
} as const;
const touches = [listAnnouncements, readAnnouncement];

/** Edits one announcement in both languages, with image, audience and dates, beside a preview. */
export function AnnouncementEditor({ announcement: opened, reread }: AnnouncementEditorProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(announcementMessages);
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
  const create = useConsoleMutation(createAnnouncement, { touches });
  const edit = useConsoleMutation(editAnnouncement, { touches });
  const end = useConsoleMutation(endAnnouncement, { touches });
  const picture = useConsoleUpload(uploadAnnouncementImage);
  const saving = announcement === null ? create : edit;
  const locked = announcement?.state === 'archived' || !may('announcements:write');
  const problem = tried ? problemOf(edited) : undefined;
  const failed = saving.error ?? end.error;

  const loadLatest = () => draft.loadLatest(saving, end);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problemOf(edited) || saving.isPending) return;
    const body = draftOf(edited);
    if (announcement === null) {
      create.mutate(
        { body },
        {
          onSuccess: ({ id }) => navigate(consolePaths.announcement(String(id)), { replace: true }),
        },
      );
    } else {
      const { id, version } = announcement;
      edit.mutate({ params: { id: String(id) }, body: { ...body, version } }, { onSuccess: adopt });
    }
  };
  /** Props of a field that exists once per language, for the language being edited. */
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
      <section aria-label={t('preview')} className="mb-5">
        <h2 className="type-label mb-3 text-muted">{t('preview')}</h2>
        <AnnouncementPreview edited={edited} russian={russian} />
      </section>
      <form id={formId} noValidate onSubmit={submit}>
        <Panel>
          {announcement?.state === 'archived' ? (
            <Note className="mb-5">{t('archivedNote')}</Note>
          ) : null}
          <div className="mb-4">
            <SegmentedFilter
              label={t('language')}
              onChange={(value) => setRussian(value === 'ru')}
              segments={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
              value={russian ? 'ru' : 'en'}
            />
          </div>
          <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={locked}>
            <Field
              error={problem === 'nothingYet' ? t('nothingYet') : undefined}
              label={t('heading')}
            >
              <Input maxLength={300} {...both('title')} />
            </Field>
            <Field hint={t('html')} label={t('description')}>
              <Textarea maxLength={5_000} rows={4} {...both('description')} />
            </Field>
            <div className="grid items-start gap-5 md:grid-cols-2">
              <Field label={t('buttonText')}>
                <Input maxLength={120} {...both('button_text')} />
              </Field>
              <Field hint={t('buttonHrefHint')} label={t('buttonHref')}>
                <Input
                  maxLength={500}
                  onChange={(event) => change({ button_href: event.target.value.trim() })}
                  value={edited.button_href}
                />
              </Field>
            </div>
            <div className="grid items-start gap-5 md:grid-cols-2">
              <Field
                error={picture.isError ? errorText(tShop, picture.error) : undefined}
                hint={t('pictureHint')}
                label={t('picture')}
              >
                {edited.image ? (
                  <Button onClick={() => change({ image: null })} variant="outline">
                    {t('takePicture')}
                  </Button>
                ) : (
                  <FileDrop
                    accept="image/png,image/jpeg"
                    onFiles={([file]) => {
                      if (!file) return;
                      picture.mutate({ file }, { onSuccess: ({ image }) => change({ image }) });
                    }}
                    overPrompt={t('dropPicture')}
                    prompt={t('choosePicture')}
                  />
                )}
              </Field>
              <Field label={t('pictureAlt')}>
                <Input maxLength={200} {...both('image_alt')} />
              </Field>
            </div>
            <div className="grid items-start gap-5 md:grid-cols-3">
              <Field label={t('audience')}>
                <NativeSelect
                  onChange={({ target }) =>
                    change({
                      audience: announcementAudiences.find((one) => one === target.value) ?? 'all',
                    })
                  }
                  options={announcementAudiences.map((value) => ({
                    value,
                    label: t(audienceMessages[value]),
                  }))}
                  value={edited.audience}
                />
              </Field>
              <Field label={t('readers')}>
                <NativeSelect
                  onChange={({ target }) =>
                    change({ language: LANGUAGES.find((one) => one === target.value) ?? null })
                  }
                  options={[
                    { value: '', label: t('anyLanguage') },
                    ...LANGUAGES.map((value) => ({ value, label: value.toUpperCase() })),
                  ]}
                  value={edited.language ?? ''}
                />
              </Field>
              <Field hint={t('priorityHint')} label={t('priority')}>
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
              <Field hint={t('windowHint')} label={t('startsAt')}>
                <Input
                  onChange={(event) => change({ starts_at: event.target.value })}
                  type="datetime-local"
                  value={edited.starts_at}
                />
              </Field>
              <Field
                error={problem === 'endsEarly' ? t('endsEarly') : undefined}
                label={t('endsAt')}
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
      <SaveProblem className="mt-5" error={failed} onLoadLatest={() => void loadLatest()} />
      {locked ? null : (
        <SaveBar note={isDirty ? t('unsaved') : saving.isSuccess ? t('saved') : ''}>
          {announcement ? (
            <ArchiveButton
              announcement={announcement}
              onArchived={adopt}
              onLoadLatest={loadLatest}
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
              {t('end')}
            </Button>
          ) : null}
          <Button disabled={!isDirty} onClick={draft.discard} variant="ghost">
            {t('discard')}
          </Button>
          <Button disabled={!isDirty} form={formId} loading={saving.isPending} type="submit">
            {t(announcement === null ? 'publish' : 'save')}
          </Button>
        </SaveBar>
      )}
    </>
  );
}
