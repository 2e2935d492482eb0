import { useEffect } from 'react';
import { useBrandName } from './use-brand-name.ts';

/** `Sign in · Shop` while the caller is on the page; what was there before comes back afterwards. */
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
