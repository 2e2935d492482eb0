import { useDocumentTitle } from '../i18n/use-document-title.ts';
import { Gallery } from '../ui/gallery.tsx';

/** Every part of the design system; for those who build with it, so only where the shop is a demonstration. */
export function GalleryRoute() {
  useDocumentTitle('Gallery');
  return <Gallery />;
}
