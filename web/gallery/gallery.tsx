import { ToastViewport } from '../src/console/ui/toasts/toast-viewport.tsx';
import { GalleryBrand } from './gallery-brand.tsx';
import { GalleryButtons } from './gallery-buttons.tsx';
import { GalleryCards } from './gallery-cards.tsx';
import { GalleryCharts } from './gallery-charts.tsx';
import { GalleryDisplay } from './gallery-display.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryOrder } from './gallery-order.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GallerySettings } from './gallery-settings.tsx';
import { GalleryStates } from './gallery-states.tsx';
import { GallerySupport } from './gallery-support.tsx';

const themes = ['light', 'dark'] as const;

/** All components of the design system in both themes, for developers and tests. */
export function Gallery() {
  return (
    <main className="grid min-[1200px]:grid-cols-2">
      <h1 className="sr-only">Gallery</h1>
      {themes.map((theme) => (
        <div
          className="grid min-w-0 content-start gap-10 bg-background p-8 text-text max-md:p-4"
          data-theme={theme}
          key={theme}
        >
          <h2 className="type-title-1">{theme}</h2>
          <GalleryButtons />
          <GalleryFields />
          <GalleryDisplay theme={theme} />
          <GalleryCards />
          <GalleryOrder />
          <GallerySettings />
          <GalleryStates />
          <GallerySupport />
          <GalleryCharts />
          <GalleryBrand />
          <GalleryOverlays />
        </div>
      ))}
      <ToastViewport closeLabel="Close" label="Messages" />
    </main>
  );
}
