import { reasonBody } from '@sesame/contract/console/fields.ts';
import {
  type NotificationSettings,
  readNotifications,
} from '@sesame/contract/console/notifications/notifications.ts';
import { signOutOperator } from '@sesame/contract/console/operators.ts';
import { countWork } from '@sesame/contract/console/workspace.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshServer } from '../../test/fresh-server.ts';
import { renderConsole } from '../../test/render-console.tsx';
import { chooseOption } from '../../test/user/choose-option.ts';
import { typeText } from '../../test/user/type-text.ts';
import { readOperatorToken } from '../api/operator-token.ts';
import { useOperatorSession } from '../api/use-operator.ts';
import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx';
import { consolePaths } from '../paths.ts';
import { FormView } from '../ui/forms/form-view.tsx';
import { TextField } from '../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../ui/forms/use-console-form.ts';
import { ConsoleLayout } from './frame/console-layout.tsx';

const HERE = consolePaths.settings();

const choices: NotificationSettings = {
  ...{
    time_zone: 'UTC',
    digest_hour: 9,
    quiet_from: null,
    quiet_until: null,
    urgent_anytime: true,
  },
  choices: [{ topic: 'sale', mail: false, telegram: false, digest: false }],
  mail: { enabled: true, address: 'olga@shop.example', refused_at: null },
  telegram: { enabled: true, account: null, blocked_at: null },
};

/** The console's frame around a screen. */
function Framed({ screen: shown }: { screen: ReactNode }) {
  const { data: session } = useOperatorSession();
  return session ? <ConsoleLayout session={session}>{shown}</ConsoleLayout> : null;
}

function Page() {
  const form = useConsoleForm({ schema: reasonBody, initial: { reason: '' } });
  return (
    <FormView form={form}>
      <TextField label="Reason" of={form.at('reason')} />
    </FormView>
  );
}

const server = freshServer();
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  // jsdom has no layout and so nothing to observe or to scroll.
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  server.answer(countWork, { tickets: 0, payouts: 0, fulfilment: 0, transfers: 0, reviews: 0 });
  server.answer(signOutOperator, {});
});

type Way = { name: string; leave: () => Promise<void>; hasLeft: () => boolean };
const ways: readonly Way[] = [
  {
    name: 'a link of the menu',
    leave: () => userEvent.click(screen.getByRole('link', { name: 'Payouts' })),
    hasLeft: () => location.pathname === consolePaths.payouts(),
  },
  {
    name: 'the command palette',
    leave: async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await typeText(await screen.findByRole('combobox'), 'payou{Enter}');
    },
    hasLeft: () => location.pathname === consolePaths.payouts(),
  },
  {
    name: 'Back',
    leave: async () => history.back(),
    hasLeft: () => location.pathname === consolePaths.users(),
  },
  {
    name: 'signing out',
    leave: async () => {
      await userEvent.click(screen.getByRole('button', { name: /Olga.*Owner/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    },
    hasLeft: () => readOperatorToken() === null,
  },
];

async function open(): Promise<HTMLElement> {
  history.replaceState(null, '', consolePaths.users());
  history.pushState(null, '', HERE);
  renderConsole(server, <Framed screen={<Page />} />, { at: HERE });
  return await screen.findByRole('textbox', { name: 'Reason' });
}

async function answer(name: 'Stay' | 'Leave'): Promise<void> {
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe.each(ways)('$name', ({ leave, hasLeft }) => {
  test('asks before it discards changes', async () => {
    const field = await open();
    await typeText(field, 'Because');
    await leave();
    await answer('Stay');
    expect(location.pathname).toBe(HERE);
    expect(hasLeft()).toBe(false);
    expect(field).toHaveProperty('value', 'Because');
    await leave();
    await answer('Leave');
    await waitFor(() => expect(hasLeft()).toBe(true));
  });

  test('does not ask when nothing was changed', async () => {
    await open();
    await leave();
    await waitFor(() => expect(hasLeft()).toBe(true));
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
  });
});

test('choices of notifications are not lost by leaving', async () => {
  server.answer(readNotifications, choices);
  const at = consolePaths.notifications();
  history.replaceState(null, '', at);
  renderConsole(server, <Framed screen={<NotificationsScreen />} />, { at });
  const how = await screen.findByRole('combobox', { name: 'Sales: how' });
  await chooseOption(how, 'Email');
  await userEvent.click(screen.getByRole('link', { name: 'Payouts' }));
  await answer('Stay');
  expect(how.textContent).toBe('Email');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(how.textContent).toBe('Off');
  await userEvent.click(screen.getByRole('link', { name: 'Payouts' }));
  await waitFor(() => expect(location.pathname).toBe(consolePaths.payouts()));
});

test('closing the tab makes the browser ask only when something was changed', async () => {
  const asksBeforeUnload = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const field = await open();
  expect(asksBeforeUnload()).toBe(false);
  await typeText(field, 'Because');
  expect(asksBeforeUnload()).toBe(true);
});
