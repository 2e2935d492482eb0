import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { Gallery } from '../../ui/gallery.tsx';

/** All components of the design system, for developers; only in demo shops. */
export function GalleryRoute() {
  useDocumentTitle('Gallery');
  return <Gallery />;
}
