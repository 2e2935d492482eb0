import { type Announcement, closeAnnouncement } from '@sesame/contract/announcements.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleQuestionMark, X } from 'lucide-react';
import { call } from '../../api/call.ts';
import { logQuietly } from '../../api/log.ts';
import { useAnnouncement } from '../../api/queries.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { localText } from '../../i18n/local-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AnnouncementButton } from '../../shell/announcement/announcement-button.tsx';
import { AnnouncementFace } from '../../shell/announcement/announcement-face.tsx';
import { Button } from '../../ui/button.tsx';
import { HoverCard } from '../../ui/hover-card.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The operator's announcement, until this person closes it. */
export function AnnouncementBanner({ onActivate }: { onActivate: () => void }) {
  const { data } = useAnnouncement();
  return data ? <Banner announcement={data} onActivate={onActivate} /> : null;
}

type BannerProps = { announcement: Announcement; onActivate: () => void };

function Banner({ announcement, onActivate }: BannerProps) {
  const { t, language } = useI18n();
  const close = useCloseAnnouncement();
  const say = (english: string, russian: string) => localText(language, english, russian);
  return (
    <AnnouncementFace
      actions={
        <div className="flex items-center gap-2">
          <AnnouncementButton
            couponText={t('activateCoupon')}
            href={announcement.button_href}
            onActivate={onActivate}
            text={say(announcement.button_text, announcement.button_text_ru)}
          />
          <HoverCard
            trigger={(trigger) => (
              <Button {...trigger} aria-label={t('couponHintLabel')} size="icon" variant="ghost">
                <Icon of={CircleQuestionMark} />
              </Button>
            )}
          >
            {t('couponHint')}
          </HoverCard>
        </div>
      }
      corner={
        <Button
          aria-label={t('closeAnnouncement')}
          // On a picture of any colour it stands on a ground of its own.
          className={`absolute top-3 right-3 ${announcement.image ? 'md:bg-surface' : ''}`}
          onClick={() => {
            // The button goes with the banner: whoever came by keyboard goes on from the top of the page.
            document.querySelector('h1')?.focus();
            close.mutate(announcement.id);
          }}
          size="icon-sm"
          variant="ghost"
        >
          <Icon of={X} size={16} />
        </Button>
      }
      description={say(announcement.description, announcement.description_ru)}
      image={announcement.image}
      imageAlt={say(announcement.image_alt, announcement.image_alt_ru)}
      label={t('announcement')}
      title={say(announcement.title, announcement.title_ru)}
    />
  );
}

/** Gone at once; should the call fail, the next visit shows it again. */
function useCloseAnnouncement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(closeAnnouncement, { body: { id } }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: queryKeys.announcement });
      client.setQueryData(queryKeys.announcement, null);
    },
    onError: (error) => logQuietly('The announcement was not closed', error),
  });
}
