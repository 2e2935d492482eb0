import { permissionsOf } from '@sesame/contract/console/permissions.ts';
import { countWork } from '@sesame/contract/console/workspace.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { consolePaths } from '../../paths.ts';
import { NavList } from './nav-list.tsx';

const server = freshServer();
beforeEach(() => {
  localStorage.clear();
});

const show = () => renderConsole(server, <NavList permissions={permissionsOf.owner} />);

test('shows the number waiting in each section, and nothing for zero', async () => {
  server.answer(countWork, { tickets: 3, payouts: 0, fulfilment: 1, transfers: 100, reviews: 2 });
  show();
  await screen.findByRole('link', { name: 'Tickets, 3 waiting' });
  screen.getByRole('link', { name: 'Deliveries, 1 waiting' });
  screen.getByRole('link', { name: 'Bank transfers, more than 99 waiting' });
  screen.getByRole('link', { name: 'Payments, 2 waiting' });
  screen.getByRole('link', { name: 'Payouts' });
  screen.getByRole('link', { name: 'Products' });
  expect(screen.queryByRole('link', { name: /^Payouts,/ })).toBeNull();
});

test('still shows all links when the counters cannot be loaded', async () => {
  server.refuse(countWork, 'unavailable');
  show();
  await screen.findByRole('link', { name: 'Tickets' });
});

test('groups fold and stay as they were left', async () => {
  server.refuse(countWork, 'unavailable');
  const { unmount } = show();
  const settings = () => screen.queryByRole('link', { name: 'Settings' });
  const group = await screen.findByRole('button', { name: 'Shop settings', expanded: false });
  expect(settings()).toBeNull();
  group.focus();
  await userEvent.keyboard('{Enter}');
  expect(group.getAttribute('aria-expanded')).toBe('true');
  expect(settings()).not.toBeNull();
  unmount();
  show();
  await screen.findByRole('button', { name: 'Shop settings', expanded: true });
  expect(settings()).not.toBeNull();
});

test('pins the open section by keyboard, and counts what waits in pinned sections that are folded away', async () => {
  server.answer(countWork, { tickets: 3, payouts: 0, fulfilment: 0, transfers: 0, reviews: 0 });
  const { unmount } = renderConsole(server, <NavList permissions={permissionsOf.owner} />, {
    at: consolePaths.tickets(),
  });
  const tickets = await screen.findByRole('link', { name: 'Tickets, 3 waiting', current: 'page' });
  tickets.focus();
  await userEvent.tab();
  const pin = screen.getByRole('button', { name: 'Pin Tickets', pressed: false });
  expect(document.activeElement).toBe(pin);
  await userEvent.keyboard('{Enter}');
  const pinned = screen.getByRole('button', { name: 'Pinned', expanded: true });
  expect(screen.getAllByRole('link')[0]?.textContent).toContain('Tickets');
  expect(screen.getAllByRole('link', { name: /Tickets/ })).toHaveLength(1);
  // The row has moved, and the focus with it.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pin Tickets' }));
  await userEvent.click(pinned);
  unmount();
  renderConsole(server, <NavList permissions={permissionsOf.owner} />, {
    at: consolePaths.payments(),
  });
  await screen.findByRole('button', { name: 'Pinned, 3 waiting', expanded: false });
});

test('offers the sections opened last while their group is folded', async () => {
  server.refuse(countWork, 'unavailable');
  const { unmount } = renderConsole(server, <NavList permissions={permissionsOf.owner} />, {
    at: consolePaths.branding(),
  });
  await screen.findByRole('link', { name: 'Branding', current: 'page' });
  expect(screen.queryByRole('button', { name: 'Recent' })).toBeNull();
  unmount();
  renderConsole(server, <NavList permissions={permissionsOf.owner} />, {
    at: consolePaths.payments(),
  });
  const recent = (await screen.findByRole('button', { name: 'Recent' })).parentElement;
  within(recent as HTMLElement).getByRole('link', { name: 'Branding' });
});

test.each([
  [900, 900],
  [40, 0],
])(
  'shows the current section at %i px in a menu of 500 px by scrolling to %i',
  async (top, scrolled) => {
    server.refuse(countWork, 'unavailable');
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const isRow = this.getAttribute('aria-current') === 'page';
      return isRow ? new DOMRect(0, top, 200, 36) : new DOMRect(0, 0, 200, 500);
    });
    renderConsole(
      server,
      <div data-testid="menu" style={{ overflowY: 'auto' }}>
        <NavList permissions={permissionsOf.owner} />
      </div>,
      { at: consolePaths.system() },
    );
    await screen.findByRole('link', { name: 'System', current: 'page' });
    expect(screen.getByTestId('menu').scrollTop).toBe(scrolled);
  },
);
