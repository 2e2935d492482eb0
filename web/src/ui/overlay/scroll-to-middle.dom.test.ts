import { afterEach, expect, test } from 'vitest';
import { scrollToMiddle } from './scroll-to-middle.ts';

afterEach(() => document.body.replaceChildren());

/** jsdom has no layout, so the boxes report fixed positions. */
function box(style: string, top: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.style.overflowY = style;
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  Object.defineProperty(element, 'clientHeight', { value: height });
  return element;
}

test('scrolls the scrollable ancestor, not one that only clips', () => {
  const clip = box('hidden', 0, 900);
  const scroller = box('auto', 100, 400);
  const field = box('visible', 1_100, 40);
  document.body.append(clip);
  clip.append(scroller);
  scroller.append(field);
  scrollToMiddle(field);
  expect(scroller.scrollTop).toBe(1_000 - 180);
  expect(clip.scrollTop).toBe(0);
});

test('does nothing without a scrollable ancestor', () => {
  const field = box('visible', 500, 40);
  document.body.append(field);
  expect(() => scrollToMiddle(field)).not.toThrow();
});
