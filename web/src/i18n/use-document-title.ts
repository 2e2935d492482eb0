import { useEffect } from 'react';
import { useBrandName } from './use-brand-name.ts';

/** Sets `Sign in · Shop` as the document title while mounted, and then restores the previous one. */
export function useDocumentTitle(title: string): void {
  const brand = useBrandName();
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${brand}`;
    return () => {
      document.title = before;
    };
  }, [title, brand]);
}
