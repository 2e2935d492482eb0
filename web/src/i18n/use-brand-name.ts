import { runtimeConfig } from '../api/client/config.ts';
import { createStore, useStore } from '../store.ts';
import { useI18n } from './use-i18n.ts';

const { brandName, brandNameRu } = runtimeConfig;

/** The names that this page shows; the console changes them when an operator renames the shop. */
export const shopNames = createStore({ brandName, brandNameRu });

/** The shop's name in the language of the page. Re-renders when an operator renames it. */
export function useBrandName(): string {
  const { language } = useI18n();
  const names = useStore(shopNames);
  return language === 'ru' ? (names.brandNameRu ?? names.brandName) : names.brandName;
}
