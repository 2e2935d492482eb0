import type { ReactNode } from 'react';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { AnnouncementArt } from './announcement-art.tsx';
import { announcementLooks } from './announcement-looks.ts';

type AnnouncementFaceProps = {
  /** What it is called where sections are read out. */
  label: string;
  /** HTML of an operator, in one language. */
  title: string;
  description: string;
  image: string | null;
  imageAlt: string;
  /** Under the words: what can be done. */
  actions: ReactNode;
  /** In the corner: the way to close it. */
  corner: ReactNode;
};

/** An announcement as the dashboard shows it; the console's editor draws its preview with the same. */
export function AnnouncementFace({
  label,
  title,
  description,
  image,
  imageAlt,
  actions,
  corner,
}: AnnouncementFaceProps) {
  return (
    <section aria-label={label} className={announcementLooks.banner}>
      <div className={announcementLooks.words}>
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
