import type { Page } from 'playwright-core';

/** Visible elements that overflow the page horizontally and are not inside a box that scrolls or clips. */
export function overflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element) => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const found = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      if (own <= 1 || height <= 1 || (right <= width + 1 && left >= -1)) return false;
      return element.checkVisibility() && !scrolls(element);
    });
    const sideways = document.documentElement.scrollWidth > width;
    return [
      ...(sideways ? [`the page is ${document.documentElement.scrollWidth} wide`] : []),
      ...found.map(
        (element) => `${element.tagName} ${element.textContent.slice(0, 40)} is cut off`,
      ),
    ];
  });
}

/** Buttons and links of tables that are partly hidden until the table is scrolled sideways. */
export function tableFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const scroller = table.closest('[class*=overflow-x-auto]') ?? table;
      const edge = scroller.getBoundingClientRect().right;
      return [...table.querySelectorAll('a, button')]
        .filter((control) => control.checkVisibility())
        .filter((control) => control.getBoundingClientRect().right > edge + 1)
        .map((control) => {
          const name = control.getAttribute('aria-label') ?? control.textContent;
          return `${name.slice(0, 40)} is cut off in its table`;
        });
    }),
  );
}

/** Two lines of text with their padding, or three below 360 px: taller ones leave few records on a screen of 844 px. */
const USUAL_HEIGHT = { wide: 66, narrow: 86 };
/** A long name takes as many lines as it needs, up to six. */
const MOST_HEIGHT = 140;
const LONG_LIST = 10;

/** Records of a list on a phone that are too high, and long lists in which most of them have more than two lines. */
export function recordFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ usual, most, long }) => {
      if (window.innerWidth >= 768) return [];
      const rows = [
        ...document.querySelectorAll('main tbody > tr:not([data-expanded]), main [data-record]'),
      ]
        .filter((row) => row.checkVisibility())
        .map((row) => ({ row, height: Math.round(row.getBoundingClientRect().height) }));
      const median = rows.map(({ height }) => height).sort((a, b) => a - b)[rows.length >> 1] ?? 0;
      const limit = window.innerWidth < 360 ? usual.narrow : usual.wide;
      return [
        ...rows
          .filter(({ height }) => height > most)
          .map(({ row, height }) => `${row.textContent.slice(0, 40)} is ${height} px high`),
        ...(rows.length >= long && median > limit
          ? [`half of ${rows.length} records are ${median} px high or more`]
          : []),
      ];
    },
    { usual: USUAL_HEIGHT, most: MOST_HEIGHT, long: LONG_LIST },
  );
}

/** Faults of the keyboard focus: on a hidden element, or outside the open dialog. */
export function focusFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isHidden =
      focused !== null &&
      focused !== document.body &&
      (!focused.checkVisibility({ visibilityProperty: true }) ||
        focused.closest('[inert], [aria-hidden=true]') !== null);
    return [
      ...(dialog && !dialog.contains(focused) ? ['the focus is outside of the dialog'] : []),
      ...(isHidden ? [`the focus is on a hidden ${focused.tagName}`] : []),
    ];
  });
}
