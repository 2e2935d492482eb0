import { useI18n } from '../i18n/use-i18n.ts';
import { storeOf, useStore } from '../store.ts';
import { Note } from '../ui/primitives/note.tsx';

const online = storeOf(
  () => navigator.onLine,
  (changed) => {
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  },
);

export function OfflineNote() {
  const { t } = useI18n();
  const isOnline = useStore(online);
  return (
    <div className="page" role="status">
      {isOnline ? null : (
        <Note className="mt-4" tone="warning">
          {t('offline')}
        </Note>
      )}
    </div>
  );
}
