import type { ReactNode } from 'react';

type GallerySectionProps = { title: string; children: ReactNode };

export function GallerySection({ title, children }: GallerySectionProps) {
  return (
    <section className="min-w-0">
      <h3 className="type-title-3 mb-3.5">{title}</h3>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}

export function GalleryRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
