import {
  type AnnouncementDraft,
  listAnnouncements,
} from '@sesame/contract/console/announcements.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { announcementMessages } from './announcements.messages.ts';
import { displaced, untranslated } from './publish.rules.ts';

type PublishDialogProps = {
  draft: AnnouncementDraft;
  onDecided: (publishes: boolean) => void;
};

/** Confirms that buyers are to see the announcement: in which language, from when, and in place of which others. */
export function PublishDialog({ draft, onDecided }: PublishDialogProps) {
  const { language } = useI18n();
  const t = useMessages(announcementMessages);
  const running = useConsoleQuery(listAnnouncements, { query: { state: 'running' } });
  const missing = untranslated(draft);
  const { hidden, kept } = displaced(draft, running.data ?? []);
  const names = (records: typeof hidden) =>
    records.map((record) => t('quoted', { title: titleIn(language, record) })).join(', ');
  const notes = [
    missing === 'ru' && t('noRussian'),
    missing === 'en' && t('noEnglish'),
    hidden.length > 0 && t('hides', { titles: names(hidden) }),
    kept.length > 0 && t('keeps', { titles: names(kept) }),
    running.isError && t('runningUnknown'),
  ].filter((note) => note !== false);
  return (
    <ActionDialog
      busy={running.isPending && !running.isError}
      lead={
        draft.starts_at === null
          ? t('publishLead')
          : t('publishLeadFrom', { at: formatDateTime(draft.starts_at) })
      }
      onClose={() => onDecided(false)}
      onSubmit={() => onDecided(true)}
      submitLabel={t('publish')}
      title={t('publishTitle')}
    >
      {notes.map((note) => (
        <Note key={note} tone="warning">
          {note}
        </Note>
      ))}
    </ActionDialog>
  );
}
