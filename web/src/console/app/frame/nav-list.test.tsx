import { permissionsOf } from '@sesame/contract/console/permissions.ts';
import { countWork } from '@sesame/contract/console/workspace.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { consolePaths } from '../../paths.ts';
import { NavList } from './nav-list.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
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
