import { runtimeConfig } from '../api/client/config.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { Note } from '../ui/primitives/note.tsx';

/** Says, before people fill in a form, that the shop takes no registrations and orders yet. */
export function ClosedShopNote() {
  const { t } = useI18n();
  return runtimeConfig.closed ? <Note className="mb-5">{t('shopClosedNote')}</Note> : null;
}
