import { storeOf, useStore } from '../../../store.ts';

const handheld = () => window.matchMedia('(pointer: coarse), (width < 40rem)');

const store = storeOf(
  () => handheld().matches,
  (changed) => {
    const query = handheld();
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  },
);

/** Whether the buyer probably holds a phone or a tablet, which has the app of a bank. */
export function useHandheld(): boolean {
  return useStore(store);
}
