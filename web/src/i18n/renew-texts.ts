import { textKeys } from '@sesame/contract/texts/keys.ts';
import { dictionary, refreshDictionary } from './dictionary-store.ts';
import { currentLanguage } from './language.ts';

const ATTEMPTS = 40;

/** Requests the texts until they differ from those shown: the server with the new ones is still restarting. */
export async function renewTexts(waitMs = 250): Promise<void> {
  const before = dictionary.get();
  for (let attempt = 0; attempt < ATTEMPTS && dictionary.get() === before; attempt++) {
    await new Promise((done) => setTimeout(done, waitMs));
    // It does not answer while it restarts.
    await refreshDictionary(currentLanguage()).catch(() => undefined);
  }
}

// Only the development server sends this, when a text was saved. A build drops it.
if (import.meta.hot) {
  import.meta.hot.on('sesame:texts', (numbers: Record<string, number>) => {
    Object.assign(textKeys, numbers);
    void renewTexts();
  });
}
