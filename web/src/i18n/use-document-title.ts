import { useEffect } from 'react';
import { runtimeConfig } from '../api/config.ts';

/** `Sign in · Shop` while the caller is on the page; what was there before comes back afterwards. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${runtimeConfig.brandName}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
