import { useSyncExternalStore } from 'react';
import { runtimeConfig } from '../api/config.ts';
import { subscribeToBrandName } from './brand-name.ts';
import { useI18n } from './use-i18n.ts';

/** What the shop is called in the language of the page. Rendered again when an operator renames it. */
export function useBrandName(): string {
  const { language } = useI18n();
  return useSyncExternalStore(subscribeToBrandName, () => {
    const { brandName, brandNameRu } = runtimeConfig;
    return language === 'ru' ? (brandNameRu ?? brandName) : brandName;
  });
}
