import { loadDictionary } from '../i18n/dictionary-store.ts';
import { BrandMark } from '../ui/brand/brand-mark.tsx';
import { CenterState } from '../ui/data/state-view.tsx';
import { Button } from '../ui/primitives/button.tsx';

/** The texts failed to load: the only place with texts in the code, in both languages. */
export function TextsFailed() {
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <CenterState
        actions={
          <Button onClick={() => void loadDictionary()} variant="outline">
            Try again · <span lang="ru">Повторить</span>
          </Button>
        }
        art={<BrandMark size={36} />}
        role="alert"
        text={
          <>
            Check the connection and try again.
            <br />
            <span lang="ru">Проверьте соединение и попробуйте снова.</span>
          </>
        }
        title={
          <>
            The page did not load
            <br />
            <span lang="ru">Страница не загрузилась</span>
          </>
        }
      />
    </main>
  );
}
