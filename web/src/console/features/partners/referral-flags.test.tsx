import { listReferralFlags } from '@sesame/contract/console/referrals.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { ReferralFlags } from './referral-flags.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
});

test('shows a failed request and retries', async () => {
  server.refuse(listReferralFlags, 'unavailable');
  renderConsole(server, <ReferralFlags />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  server.answer(listReferralFlags, []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
