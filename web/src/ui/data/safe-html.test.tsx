import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hostileHtml } from '../../test/hostile/html.ts';
import { safeHref } from './html-tree.ts';
import { SafeHtml } from './safe-html.tsx';

afterEach(cleanup);

function drawn(html: string, inline = false): HTMLElement {
  return render(<SafeHtml html={html} inline={inline} />).container;
}

describe('SafeHtml', () => {
  test('keeps the allowed tags and their nesting', () => {
    const container = drawn('<p>Enter <b>AUTUMN<i>20</i></b><br>now</p><ul><li>one</li></ul>');
    expect(container.querySelector('p > b > i')?.textContent).toBe('20');
    expect(container.querySelector('p > br')).not.toBeNull();
    expect(container.querySelector('ul > li')?.textContent).toBe('one');
  });

  test("drops every attribute except a link's address", () => {
    const container = drawn('<b id="x" class="y" style="color:red" onclick="alert(1)">hi</b>');
    const bold = container.querySelector('b');
    expect(bold?.textContent).toBe('hi');
    expect(bold?.getAttributeNames()).toEqual(['class']);
    expect(bold?.className).not.toContain('y');
  });

  test('opens external links in a new tab without an opener', () => {
    drawn('<a href="https://example.com/a?b=1&amp;c=2">out</a> <a href="/dashboard">in</a>');
    const out = screen.getByRole('link', { name: 'out' });
    expect(out.getAttribute('href')).toBe('https://example.com/a?b=1&c=2');
    expect(out.getAttribute('target')).toBe('_blank');
    expect(out.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: 'in' }).getAttribute('target')).toBeNull();
  });

  test('shows entities and stray angle brackets as characters', () => {
    expect(
      drawn('1 &lt; 2 &amp;&amp; 3 > 2, a < b &mdash; &#8364;&#x20;&unknown;').textContent,
    ).toBe('1 < 2 && 3 > 2, a < b — € &unknown;');
  });

  test('keeps only phrasing content inside a label', () => {
    const container = drawn('<p>Any <b>bank</b><br><a href="https://x.io">more</a></p>', true);
    expect(container.querySelector('p, a, br')).toBeNull();
    expect(container.textContent).toBe('Any bank more');
  });

  test('renders unclosed tags, and survives very deep nesting', () => {
    expect(drawn('<b>bold').textContent).toBe('bold');
    expect(drawn(`${'<b>'.repeat(5_000)}deep`).textContent).toBe('deep');
  });
});

describe('hostile announcements', () => {
  const tags = new Set('B I EM STRONG A BR P UL OL LI CODE SPAN'.split(' '));
  const attributes = new Set(['class', 'href', 'target', 'rel']);

  test.each(hostileHtml)('%s leaves no script and no unsafe link', (html) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    for (const inline of [false, true]) {
      const container = drawn(html, inline);
      for (const element of container.querySelectorAll('*')) {
        expect(tags).toContain(element.tagName);
        for (const name of element.getAttributeNames()) expect(attributes).toContain(name);
        const href = element.getAttribute('href');
        if (href) expect(href).toMatch(/^https:\/\/ok\.example/);
      }
    }
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('safeHref', () => {
  test.each(['https://x.io', 'http://x.io/a', 'mailto:a@x.io', '/dashboard'])(
    'keeps %s',
    (href) => {
      expect(safeHref(href)).toBe(href);
    },
  );
  test.each(['', '#a', 'x', 'https:x', 'javascript:1', '//x.io', '/\\x.io', '\u0001javascript:1'])(
    'refuses %j',
    (href) => {
      expect(safeHref(href)).toBeUndefined();
    },
  );
});
