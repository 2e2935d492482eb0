import { localText } from '../../../i18n/local-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { DoorWall } from '../../../ui/door-wall.tsx';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import type { EditedAnnouncement } from './announcement-draft.rules.ts';

type AnnouncementPreviewProps = { edited: EditedAnnouncement; russian: boolean };

/** The announcement as it stands on the dashboard, in the language that is edited. */
export function AnnouncementPreview({ edited, russian }: AnnouncementPreviewProps) {
  const { t } = useI18n();
  const words = (english: string, other: string) =>
    localText(russian ? 'ru' : 'en', english, other) || other;
  const button = words(edited.button_text, edited.button_text_ru);
  return (
    <div
      className="overflow-hidden rounded-[20px] bg-accent-soft"
      inert
      lang={russian ? 'ru' : 'en'}
    >
      <div className="relative h-[150px]">
        {edited.image ? (
          <img alt="" className="absolute inset-0 size-full object-cover" src={edited.image} />
        ) : (
          <DoorWall className="absolute inset-0 size-full" scene="banner" />
        )}
      </div>
      <div className="grid justify-items-start gap-2 p-5">
        <p className="type-title-2 wrap-anywhere">
          <SafeHtml html={words(edited.title, edited.title_ru)} inline />
        </p>
        <div className="wrap-anywhere text-text-secondary leading-[21px]">
          <SafeHtml html={words(edited.description, edited.description_ru)} />
        </div>
        {button || edited.button_href === '' ? (
          <Button className="mt-2">{button || t('activateCoupon')}</Button>
        ) : null}
      </div>
    </div>
  );
}
