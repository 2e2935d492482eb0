import type { Page } from 'playwright-core';
import { comeToRest } from './scenes.ts';

/** What stands out of the page at its side, unless it is in a box that scrolls by itself or is hidden on purpose. */
export async function overflowOf(scene: string, page: Page): Promise<Record<string, string[]>> {
  await comeToRest(page);
  const outside = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element) => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const found = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const visible = own > 1 && height > 1 && element.checkVisibility();
      return visible && (right > width + 1 || left < -1) && !scrolls(element);
    });
    const sideways = document.documentElement.scrollWidth > width;
    return [
      ...(sideways ? [`the page is ${document.documentElement.scrollWidth} wide`] : []),
      ...found.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
    ];
  });
  return outside.length > 0 ? { [scene]: outside } : {};
}
