import { runtimeConfig } from '../api/config.ts';
import { useI18n } from './use-i18n.ts';

/** What the shop is called in the language of the page. */
export function useBrandName(): string {
  const { language } = useI18n();
  const { brandName, brandNameRu } = runtimeConfig;
  return language === 'ru' ? (brandNameRu ?? brandName) : brandName;
}
