import {
  type Announcement,
  closeAnnouncement,
  getAnnouncement,
} from '@sesame/contract/shop/announcements.ts';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { logQuietly } from '../../api/client/log.ts';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { routeKey } from '../../api/client/route-query.ts';
import { useAnnouncement } from '../../api/queries.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AnnouncementButton } from '../../shell/announcement/announcement-button.tsx';
import { AnnouncementContent } from '../../shell/announcement/announcement-content.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { useAfterPaint } from '../../ui/primitives/use-after-paint.ts';
import { CouponHintButton } from './coupon-hint-button.tsx';

const { Component: CouponHint } = lazyScreen(
  async () => (await import('./coupon-hint.tsx')).CouponHint,
);

/** The operator's announcement, until this user dismisses it. */
export function AnnouncementBanner({ onActivate }: { onActivate: () => void }) {
  const { data } = useAnnouncement();
  return data ? <Banner announcement={data} onActivate={onActivate} /> : null;
}

type BannerProps = { announcement: Announcement; onActivate: () => void };

function Banner({ announcement, onActivate }: BannerProps) {
  const { t } = useI18n();
  // The texts, which the page already shows, are painted before the buttons render.
  const drawsButtons = useAfterPaint(true, false);
  return (
    <AnnouncementContent
      actions={
        announcement.button_text === '' ? null : !drawsButtons ? (
          <div className="h-(--control)" />
        ) : (
          <div className="flex items-center gap-2">
            <AnnouncementButton
              href={announcement.button_href}
              onActivate={onActivate}
              text={announcement.button_text}
            />
            <Suspense fallback={<CouponHintButton />}>
              <CouponHint />
            </Suspense>
          </div>
        )
      }
      corner={drawsButtons ? <CloseButton announcement={announcement} /> : null}
      description={announcement.description}
      image={announcement.image}
      imageAlt={announcement.image_alt}
      label={t('announcement')}
      title={announcement.title}
    />
  );
}

function CloseButton({ announcement }: Pick<BannerProps, 'announcement'>) {
  const { t } = useI18n();
  const close = useCloseAnnouncement();
  return (
    <Button
      aria-label={t('closeAnnouncement')}
      // On a picture it gets its own background, to be visible on any color.
      className={`absolute top-3 right-3 ${announcement.image ? 'md:bg-surface' : ''}`}
      onClick={() => {
        // The button disappears with the banner, so keyboard focus moves to the top of the page.
        document.querySelector('h1')?.focus();
        close.mutate({ body: { id: announcement.id } });
      }}
      size="icon-sm"
      variant="ghost"
    >
      <Icon of={X} size={16} />
    </Button>
  );
}

/** Hidden at once; if the call fails, the next visit shows it again. */
function useCloseAnnouncement() {
  const client = useQueryClient();
  const queryKey = routeKey(getAnnouncement, {});
  return useRouteMutation(closeAnnouncement, {
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, null);
    },
    onError: (error) => logQuietly('The announcement was not closed', error),
  });
}
