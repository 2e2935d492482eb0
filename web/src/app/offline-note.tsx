import { useSyncExternalStore } from 'react';
import { useI18n } from '../i18n/use-i18n.ts';
import { Note } from '../ui/primitives/note.tsx';

export function OfflineNote() {
  const { t } = useI18n();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
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

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
