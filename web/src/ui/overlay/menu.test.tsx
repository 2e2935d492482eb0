import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { MenuChoice, MenuItem } from './menu-rows.tsx';

function renderMenu(onLogout = vi.fn()) {
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
        <MenuItem onSelect={onLogout}>Log out</MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Open' });
}
const focused = () => document.activeElement?.textContent;
const menu = () => document.querySelector('[role=menu]');

test('arrows wrap around, Home and End jump, a letter finds its row', async () => {
  const trigger = renderMenu();
  trigger.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Plans');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Log out');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Plans');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Log out');
  await userEvent.keyboard('{Home}s');
  expect(focused()).toBe('Settings');
});

test('Escape closes it and restores the focus', async () => {
  const trigger = renderMenu();
  await userEvent.click(trigger);
  expect(menu()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('choosing runs the action once and closes', async () => {
  const onLogout = vi.fn();
  await userEvent.click(renderMenu(onLogout));
  await userEvent.keyboard('{End}{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(menu()).toBeNull();
});

test('a click outside closes it', async () => {
  await userEvent.click(renderMenu());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(menu()).toBeNull();
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
  expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy();
  expect(screen.getByRole('menuitemradio', { name: 'Light' }).getAttribute('aria-checked')).toBe(
    'true',
  );
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('dark');
  expect(menu()).not.toBeNull();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Light');
});
