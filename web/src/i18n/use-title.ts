import { type Titled, titleIn } from '@sesame/contract/shared/local-text.ts';
import { useI18n } from './use-i18n.ts';

/** The title of a product, a service or a payment method in the reader's language. */
export function useTitle(): (titled: Titled) => string {
  const { language } = useI18n();
  return (titled) => titleIn(language, titled);
}
