import { describe, expect, test, vi } from 'vitest';
import { openFreshPage } from './fresh-page.ts';

test('a fresh page has nothing left of the previous one', async () => {
  const listener = vi.fn();
  const { createObjectURL } = URL;
  const store = await import('../i18n/dictionary-store.ts');
  window.addEventListener('wheel', listener);
  URL.createObjectURL = () => 'blob:replaced';
  Object.defineProperty(navigator, 'share', { value: listener, configurable: true });
  window.scrollY = 900;
  document.documentElement.lang = 'ru';
  document.body.append('left');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'token=left; Path=/';
  localStorage.setItem('token', 'left');
  sessionStorage.setItem('token', 'left');
  history.replaceState(null, '', '/left?here=1#now');

  openFreshPage();

  window.dispatchEvent(new Event('wheel'));
  expect(listener).not.toHaveBeenCalled();
  expect(URL.createObjectURL).toBe(createObjectURL);
  expect('share' in navigator).toBe(false);
  expect(window.scrollY).toBe(0);
  expect(document.documentElement.lang).toBe('');
  expect(document.body.textContent).toBe('');
  expect(document.cookie).toBe('');
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(location.pathname + location.search + location.hash).toBe('/');
  expect(await import('../i18n/dictionary-store.ts')).not.toBe(store);
});

describe('frames', () => {
  test('can be scheduled on fake timers', () => {
    vi.useFakeTimers();
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    // jsdom handles the lost focus in its next frame, which is on the fake clock now.
    button.remove();
    expect(vi.getTimerCount()).toBeGreaterThan(0);
  });

  test('work in the next test', async () => {
    expect(vi.isFakeTimers()).toBe(false);
    await new Promise(requestAnimationFrame);
  });
});
