import type { Page } from 'playwright-core';

/**
 * Finds texts that overflow their box or are cut off without an ellipsis, and ordinary words with a line break between
 * two letters.
 */
export function wordFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const boxOf = (element: Element | null): Element | null => {
      if (element === null || !/^(inline|contents)$/.test(getComputedStyle(element).display)) {
        return element;
      }
      return boxOf(element.parentElement);
    };
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
        .size;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const box = boxOf(text.parentElement);
      if (box === null || text.data.trim() === '') continue;
      if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const bounds = box.getBoundingClientRect();
      if (bounds.width <= 1 || box.matches('option, [class*=absolute]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const excerpt = text.data.trim().slice(0, 30);
      // No box up to the first one that scrolls or clips may be narrower than the text.
      for (let around: Element | null = box; around; around = boxOf(around.parentElement)) {
        const { overflowX, textOverflow } = getComputedStyle(around);
        const outer = around.getBoundingClientRect();
        // Shown to screen readers only.
        if (outer.width <= 1) break;
        const isOut = right > outer.right + 1.5 || left < outer.left - 1.5;
        const isAllowed = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
        if (isOut && !isAllowed) faults.add(`“${excerpt}” overflows ${around.tagName}`);
        if (isOut || overflowX !== 'visible') break;
      }
      for (const { 0: word, index } of text.data.matchAll(
        /(?<![\w@./-])\p{L}{2,18}(?![\p{L}\w@./-])/gu,
      )) {
        // Skip names of messages and jobs, for example `resetPasswordTitle`.
        if (/\p{Ll}\p{Lu}/u.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf(range) > 1) faults.add(`“${word}” is broken in “${excerpt}”`);
      }
    }
    return [...faults];
  });
}
