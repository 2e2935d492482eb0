import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { speak } from '../../test/speak.ts';
import { HelpScreen } from './help-screen.tsx';

const leave = vi.fn();
beforeEach(() => {
  fakeServer();
  leave.mockReset();
  history.replaceState(null, '', '/help?url=https://evil.example&next=https://evil.example');
});

test.each(['en', 'ru'] as const)(
  'in %s it redirects at once to the configured chat, with a note in Russian and a link',
  async (language) => {
    await speak(language);
    render(<HelpScreen chatUrl="https://chat.example/shop" leave={leave} />);
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://chat.example/shop');
    const heading = screen.getByRole('heading', { name: 'Открываем чат поддержки' });
    expect(heading.querySelector('[lang="ru"]')).not.toBeNull();
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('https://chat.example/shop');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  },
);

test('an address for mail is only shown as a link', async () => {
  await speak('en');
  render(<HelpScreen chatUrl="mailto:help@shop.example" leave={leave} />);
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@shop.example');
});

test('without a chat it shows a message and offers a ticket', async () => {
  await speak('en');
  render(<HelpScreen chatUrl={null} leave={leave} />);
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/help-ticket');
});
