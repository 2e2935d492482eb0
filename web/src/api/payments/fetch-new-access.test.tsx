import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { runningRenewal } from '../../test/renewals.ts';
import { useRouteQuery } from '../client/route-query.ts';
import { fetchNewAccess } from './fetch-new-access.ts';

function Renewals() {
  const renewals = useRouteQuery(listRenewals, {});
  return <p>{renewals.data?.map(({ state }) => state).join()}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('shows a renewal that was ordered as soon as it has begun after the payment', async () => {
  vi.useFakeTimers();
  const server = fakeServer();
  server.answer(listRenewals, [runningRenewal({ state: 'off' })]);
  const { client, container } = renderSignedIn(<Renewals />);
  await pass(0);
  fetchNewAccess(client);
  await pass(0);
  expect(container.textContent).toBe('off');
  server.answer(listRenewals, [runningRenewal({ state: 'on' })]);
  await pass(25_000);
  expect(container.textContent).toBe('on');
});
