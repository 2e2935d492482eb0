import type { ReactNode } from 'react';
import { SafeHtml } from '../../ui/data/safe-html.tsx';
import { AnnouncementArt } from './announcement-art.tsx';
import { announcementLooks } from './announcement-looks.ts';

type AnnouncementContentProps = {
  /** Accessible name of the section. */
  label: string;
  /** HTML written by an operator, in one language. */
  title: string;
  description: string;
  image: string | null;
  imageAlt: string;
  /** Buttons below the text. */
  actions: ReactNode;
  /** The close button in the corner. */
  corner: ReactNode;
};

/** An announcement, for the dashboard and for the preview in the console's editor. */
export function AnnouncementContent({
  label,
  title,
  description,
  image,
  imageAlt,
  actions,
  corner,
}: AnnouncementContentProps) {
  return (
    <section aria-label={label} className={announcementLooks.banner}>
      <div className={announcementLooks.texts}>
        <h2 className={announcementLooks.title}>
          <SafeHtml html={title} inline />
        </h2>
        <div className={announcementLooks.description}>
          <SafeHtml html={description} />
        </div>
        {actions}
      </div>
      <AnnouncementArt alt={imageAlt} image={image} />
      {corner}
    </section>
  );
}
