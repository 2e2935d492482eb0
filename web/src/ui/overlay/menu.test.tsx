import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { MenuChoice, MenuItem, MenuSelect } from './menu-rows.tsx';

function renderMenu(onSignOut = vi.fn()) {
  render(
    <>
      <Menu
        label="Account"
        trigger={(props) => (
          <button type="button" {...props}>
            Open
          </button>
        )}
      >
        <MenuItem href="#plans">Plans</MenuItem>
        <MenuItem href="#settings">Settings</MenuItem>
        <MenuItem onSelect={onSignOut}>Log out</MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Open' });
}
const menu = () => document.querySelector('[role=menu]');
const focusMoves = (row: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(row));

test('arrows wrap around, Home and End jump, a letter finds its row', async () => {
  const trigger = renderMenu();
  trigger.focus();
  await userEvent.keyboard('{ArrowDown}');
  await focusMoves('Plans');
  await userEvent.keyboard('{ArrowUp}');
  await focusMoves('Log out');
  await userEvent.keyboard('{ArrowDown}');
  await focusMoves('Plans');
  await userEvent.keyboard('{End}');
  await focusMoves('Log out');
  await userEvent.keyboard('{Home}s');
  await focusMoves('Settings');
});

test('Escape closes it and restores the focus', async () => {
  const trigger = renderMenu();
  await userEvent.click(trigger);
  await screen.findByRole('menu', { name: 'Account' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(menu()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('choosing runs the action once and closes', async () => {
  const onSignOut = vi.fn();
  await userEvent.click(renderMenu(onSignOut));
  await screen.findByRole('menu');
  await waitFor(() => expect(menu()?.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{End}');
  await focusMoves('Log out');
  await userEvent.keyboard('{Enter}');
  expect(onSignOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(menu()).toBeNull());
});

test('a click outside closes it', async () => {
  await userEvent.click(renderMenu());
  await screen.findByRole('menu');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitFor(() => expect(menu()).toBeNull());
});

test('a choice can be made with arrows and Enter, and the menu stays open', async () => {
  const onChange = vi.fn();
  render(
    <Menu
      label="Account"
      trigger={(props) => (
        <button type="button" {...props}>
          Open
        </button>
      )}
    >
      <MenuItem href="#plans">Plans</MenuItem>
      <MenuChoice
        label="Theme"
        onChange={onChange}
        options={[
          { value: 'light', label: 'Light', icon: 'L' },
          { value: 'dark', label: 'Dark', icon: 'D' },
        ]}
        value="light"
      />
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('group', { name: 'Theme' });
  expect(screen.getByRole('menuitemradio', { name: 'Light' }).getAttribute('aria-checked')).toBe(
    'true',
  );
  await userEvent.keyboard('{ArrowDown}');
  await focusMoves('Plans');
  await userEvent.keyboard('{ArrowDown}');
  await focusMoves('L');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledOnce();
  expect(onChange.mock.lastCall?.[0]).toBe('dark');
  expect(menu()).not.toBeNull();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Light');
});

test('an option is chosen in the menu of its row', async () => {
  const onChange = vi.fn();
  render(
    <Menu
      label="Account"
      trigger={(props) => (
        <button type="button" {...props}>
          Open
        </button>
      )}
    >
      <MenuItem href="#plans">Plans</MenuItem>
      <MenuSelect
        label="Language"
        onChange={onChange}
        options={[
          { value: 'en', label: 'English' },
          { value: 'ru', label: 'Русский' },
        ]}
        value="en"
      />
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const row = await screen.findByRole('menuitem', { name: 'Language English' });
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toBe(row));
  await userEvent.keyboard('{ArrowRight}');
  await screen.findByRole('menuitemradio', { name: 'English', checked: true });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onChange.mock.lastCall?.[0]).toBe('ru');
  await waitFor(() => expect(menu()).toBeNull());
});
