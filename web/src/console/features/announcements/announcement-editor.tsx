import {
  type AnnouncementDraft,
  announcementAudiences,
  type ConsoleAnnouncement,
  createAnnouncement,
  editAnnouncement,
  endAnnouncement,
  listAnnouncements,
  readAnnouncement,
  uploadAnnouncementImage,
} from '@sesame/contract/console/announcements.ts';
import { ANNOUNCEMENT_IMAGE_MAX_BYTES, LANGUAGES } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMegabytes } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useConsoleUpload } from '../../api/use-console-upload.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { DateTimeField } from '../../ui/forms/date-time-field.tsx';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { IntegerField } from '../../ui/forms/number-fields.tsx';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import type { ConsoleForm } from '../../ui/forms/use-console-form.ts';
import { useEditorForm } from '../../ui/forms/use-editor-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import {
  type AnnouncementValues,
  draftOf,
  newAnnouncement,
  valuesOf,
} from './announcement-values.ts';
import { announcementMessages } from './announcements.messages.ts';
import { ArchiveButton } from './archive-button.tsx';
import { DescriptionField } from './description-field.tsx';
import { PublishDialog } from './publish-dialog.tsx';

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
  const t = useMessages(announcementMessages);
  const may = useMay();
  const [, navigate] = useLocation();
  const [russian, setRussian] = useState(false);
  const [publishing, setPublishing] = useState<{
    draft: AnnouncementDraft;
    decide: (publishes: boolean) => void;
  }>();
  const end = useConsoleMutation(endAnnouncement, { touches });
  const form = useEditorForm({
    create: createAnnouncement,
    edit: editAnnouncement,
    touches,
    record: opened,
    valuesOf: (record: ConsoleAnnouncement | null) => (record ? valuesOf(record) : newAnnouncement),
    body: draftOf,
    onCreated: ({ id }) => navigate(consolePaths.announcement(String(id)), { replace: true }),
    onInvalid: (names) => {
      if (names.length > 0) setRussian(names.every((name) => name.endsWith('_ru')));
    },
    reread,
    approve:
      opened === null
        ? (draft: AnnouncementDraft) =>
            new Promise((resolve) => setPublishing({ draft, decide: resolve }))
        : undefined,
  });
  const { record: announcement, values } = form;
  const locked = announcement?.state === 'archived' || !may('announcements:write');
  const language = russian ? 'ru' : 'en';
  const descriptionName = russian ? 'description_ru' : 'description';
  /** The field of the language being edited. */
  const local = (name: 'title' | 'description' | 'button_text' | 'image_alt') => ({
    lang: language,
    of: form.at(russian ? (`${name}_ru` as const) : name),
  });
  return (
    <>
      <section aria-label={t('preview')} className="mb-5">
        <h2 className="type-label mb-3 text-muted">{t('preview')}</h2>
        <AnnouncementPreview edited={draftOf(values)} russian={russian} />
      </section>
      <FormView form={form}>
        <Panel>
          {announcement?.state === 'archived' ? (
            <Note className="mb-5">{t('archivedNote')}</Note>
          ) : null}
          <div className="mb-4">
            <SegmentedFilter
              label={t('language')}
              onChange={(value) => setRussian(value === 'ru')}
              segments={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
              value={language}
            />
          </div>
          <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={locked}>
            <TextField {...local('title')} label={t('heading')} />
            <DescriptionField
              {...local('description')}
              isHtml={values.html[descriptionName]}
              key={language}
              onChange={(text) => form.change({ [descriptionName]: text })}
              value={values[descriptionName]}
            />
            <div className="grid items-start gap-5 md:grid-cols-2">
              <TextField {...local('button_text')} label={t('buttonText')} />
              <TextField
                hint={t('buttonHrefHint')}
                invalid={t('buttonHrefHint')}
                label={t('buttonHref')}
                of={form.at('button_href')}
              />
            </div>
            <div className="grid items-start gap-5 md:grid-cols-2">
              <AnnouncementPicture
                hasPicture={values.image !== null}
                onChange={(image) => form.change({ image })}
              />
              <TextField {...local('image_alt')} label={t('pictureAlt')} />
            </div>
            <AudienceFields form={form} />
          </fieldset>
        </Panel>
      </FormView>
      <SaveProblem
        className="mt-5"
        error={end.error}
        onLoadLatest={() => void form.reload().then(end.reset)}
      />
      {locked ? null : (
        <FormSaveBar form={form} submitLabel={t(announcement === null ? 'publish' : 'save')}>
          {announcement ? (
            <ArchiveButton
              announcement={announcement}
              onArchived={form.adoptRecord}
              onLoadLatest={form.reload}
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
                  { onSuccess: form.adoptRecord },
                )
              }
              variant="outline"
            >
              {t('end')}
            </Button>
          ) : null}
        </FormSaveBar>
      )}
      {publishing ? (
        <PublishDialog
          draft={publishing.draft}
          onDecided={(publishes) => {
            setPublishing(undefined);
            publishing.decide(publishes);
          }}
        />
      ) : null}
    </>
  );
}

type AnnouncementPictureProps = {
  hasPicture: boolean;
  onChange: (image: string | null) => void;
};

function AnnouncementPicture({ hasPicture, onChange }: AnnouncementPictureProps) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(announcementMessages);
  const picture = useConsoleUpload(uploadAnnouncementImage);
  return (
    <Field
      error={picture.isError ? errorText(tShop, picture.error) : undefined}
      hint={t('pictureHint', { size: formatMegabytes(language, ANNOUNCEMENT_IMAGE_MAX_BYTES) })}
      label={t('picture')}
    >
      {hasPicture ? (
        <Button onClick={() => onChange(null)} variant="outline">
          {t('removePicture')}
        </Button>
      ) : (
        <FileDrop
          accept="image/png,image/jpeg"
          onFiles={([file]) => {
            if (file) picture.mutate({ file }, { onSuccess: ({ image }) => onChange(image) });
          }}
          overPrompt={t('dropPicture')}
          prompt={t('choosePicture')}
        />
      )}
    </Field>
  );
}

/** Who sees the announcement, and when. */
function AudienceFields({ form }: { form: ConsoleForm<AnnouncementValues> }) {
  const t = useMessages(announcementMessages);
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-3">
        <SelectField
          label={t('audience')}
          of={form.at('audience')}
          options={announcementAudiences.map((value) => ({
            value,
            label: t(audienceMessages[value]),
          }))}
        />
        <SelectField
          label={t('buyerLanguage')}
          of={form.at('language')}
          options={[
            { value: null, label: t('anyLanguage') },
            ...LANGUAGES.map((value) => ({ value, label: value.toUpperCase() })),
          ]}
        />
        <IntegerField hint={t('priorityHint')} label={t('priority')} of={form.at('priority')} />
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <DateTimeField hint={t('windowHint')} label={t('startsAt')} of={form.at('starts_at')} />
        <DateTimeField invalid={t('endsEarly')} label={t('endsAt')} of={form.at('ends_at')} />
      </div>
    </>
  );
}
