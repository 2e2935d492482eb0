import type { ReactNode } from 'react';
import { SafeHtml } from '../../ui/data/safe-html.tsx';
import { AnnouncementArt } from './announcement-art.tsx';
import { announcementClasses } from './announcement-classes.ts';

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
    <section aria-label={label} className={announcementClasses.banner}>
      <div className={announcementClasses.texts}>
        <h2 className={announcementClasses.title}>
          <SafeHtml html={title} inline />
        </h2>
        <div className={announcementClasses.description}>
          <SafeHtml html={description} />
        </div>
        {actions}
      </div>
      <AnnouncementArt alt={imageAlt} image={image} />
      {corner}
    </section>
  );
}
