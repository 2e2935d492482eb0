import { storeOf, useStore } from '../../../../store.ts';

const NAME = 'console_technical_rows';

const shown = storeOf(() => localStorage.getItem(NAME) === 'on');

/** Whether timelines show technical rows: remembered on this device, off by default. */
export function useTechnicalRows() {
  return {
    isShown: useStore(shown),
    show: (isOn: boolean) => {
      if (isOn) localStorage.setItem(NAME, 'on');
      else localStorage.removeItem(NAME);
      shown.changed();
    },
  };
}
