import { listReferralFlags } from '@sesame/contract/operator-referrals.ts';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOperatorToken, readOperatorToken } from '../../../api/operator/operator-token.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { ReferralFlags } from './referral-flags.tsx';

configure({ asyncUtilTimeout: 10_000 });

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropOperatorToken(readOperatorToken());
});

it('says when the flags cannot be had, and asks again', async () => {
  server.refuse(listReferralFlags, 'unavailable');
  renderOperator(server, <ReferralFlags />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  server.answer(listReferralFlags, []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
