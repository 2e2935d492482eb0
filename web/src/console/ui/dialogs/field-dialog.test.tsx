import { reasonBody } from '@sesame/contract/console/fields.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { useConsoleForm } from '../forms/use-console-form.ts';
import { FieldDialog } from './field-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

beforeEach(async () => {
  await speak('en');
});

const TITLE = 'Block the buyer';
const QUESTION = 'Discard what you entered?';

function Page({ save = async () => undefined }: { save?: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Dialog onClose={() => setOpen(false)} save={save} /> : null;
}

function Dialog({ save, onClose }: { save: () => Promise<void>; onClose: () => void }) {
  const form = useConsoleForm({ schema: reasonBody, initial: { reason: '' }, save });
  return (
    <FieldDialog form={form} onClose={onClose} submitLabel="Block" title={TITLE}>
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}

const open = (save?: () => Promise<void>) => {
  renderConsole(fakeServer(), <Page {...(save && { save })} />);
  return screen.getByRole('textbox', { name: 'Reason' });
};
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.ariaLabel);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function pressOutside() {
  const scrim = document.querySelector('.bg-scrim');
  if (!scrim) throw new Error('there is no scrim');
  await userEvent.click(scrim);
}

describe.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', pressOutside],
])('%s', (_, dismiss) => {
  test('asks before it discards what was typed', async () => {
    const reason = open();
    await typeText(reason, 'Fraud');
    await dismiss();
    await screen.findByRole('dialog', { name: QUESTION });
    await press('Keep editing');
    await waitFor(() => expect(dialogs()).toEqual([TITLE]));
    expect(reason).toHaveProperty('value', 'Fraud');
    await dismiss();
    await screen.findByRole('dialog', { name: QUESTION });
    await press('Discard');
    await waitFor(() => expect(dialogs()).toEqual([]));
  });

  test('closes at once while nothing is typed', async () => {
    open();
    await dismiss();
    await waitFor(() => expect(dialogs()).toEqual([]));
  });

  test('does not close while the call runs', async () => {
    let finish = () => {};
    const reason = open(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    await typeText(reason, 'Fraud');
    await press('Block');
    await dismiss();
    expect(dialogs()).toEqual([TITLE]);
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Block' })).toBeTruthy());
  });
});

test('a second Escape keeps the dialog and what was typed', async () => {
  await typeText(open(), 'Fraud');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: QUESTION });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([TITLE]));
});
