import { storeOf, useStore } from '../../store.ts';

const narrow = () => window.matchMedia('(width < 48rem)');

const phone = storeOf(
  () => narrow().matches,
  (changed) => {
    const query = narrow();
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  },
);

/** Whether the window is as narrow as `max-md:` means, for elements that must not exist in a wide window. */
export function usePhone(): boolean {
  return useStore(phone);
}
