import { localText } from '@sesame/contract/shared/local-text.ts';
import { CircleQuestionMark, X } from 'lucide-react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { AnnouncementButton } from '../../../shell/announcement/announcement-button.tsx';
import { AnnouncementContent } from '../../../shell/announcement/announcement-content.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import type { draftOf } from './announcement-values.ts';

type AnnouncementPreviewProps = { edited: ReturnType<typeof draftOf>; russian: boolean };

/** The announcement as the dashboard shows it, in the language being edited. */
export function AnnouncementPreview({ edited, russian }: AnnouncementPreviewProps) {
  const { t } = useI18n();
  const localized = (english: string, other: string) =>
    localText(russian ? 'ru' : 'en', english, other) || other;
  const buttonText = localized(edited.button_text, edited.button_text_ru);
  return (
    // Where the console is narrower than the dashboard, the whole preview is scaled down.
    <div className="*:mb-0 md:max-xl:[zoom:.72]" inert lang={russian ? 'ru' : 'en'}>
      <AnnouncementContent
        actions={
          buttonText === '' ? null : (
            <div className="flex items-center gap-2">
              <AnnouncementButton
                href={edited.button_href}
                onActivate={() => undefined}
                text={buttonText}
              />
              <Button aria-label={t('couponHintLabel')} size="icon" variant="ghost">
                <Icon of={CircleQuestionMark} />
              </Button>
            </div>
          )
        }
        corner={
          <Button
            aria-label={t('closeAnnouncement')}
            className={`absolute top-3 right-3 ${edited.image ? 'md:bg-surface' : ''}`}
            size="icon-sm"
            variant="ghost"
          >
            <Icon of={X} size={16} />
          </Button>
        }
        description={localized(edited.description, edited.description_ru)}
        image={edited.image}
        imageAlt={localized(edited.image_alt, edited.image_alt_ru)}
        label={t('announcement')}
        title={localized(edited.title, edited.title_ru)}
      />
    </div>
  );
}
