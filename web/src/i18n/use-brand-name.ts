import { useSyncExternalStore } from 'react';
import { runtimeConfig } from '../api/client/config.ts';
import { subscribeToBrandName } from './brand-name.ts';
import { useI18n } from './use-i18n.ts';

/** The shop's name in the language of the page. Re-renders when an operator renames it. */
export function useBrandName(): string {
  const { language } = useI18n();
  return useSyncExternalStore(subscribeToBrandName, () => {
    const { brandName, brandNameRu } = runtimeConfig;
    return language === 'ru' ? (brandNameRu ?? brandName) : brandName;
  });
}
