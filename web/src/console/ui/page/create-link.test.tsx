import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { CreateLink } from './create-link.tsx';

const server = freshServer();

const create = (
  <CreateLink href="/admin/promos/new" permission="promos:write">
    New promo code
  </CreateLink>
);

test('leads to the editor of a new record', async () => {
  renderConsole(server, create);
  const link = await screen.findByRole('link', { name: 'New promo code' });
  expect(link.getAttribute('href')).toBe('/admin/promos/new');
});

test('is missing for those who may only read', async () => {
  renderConsole(
    server,
    <>
      {create}
      <CreateLink href="/admin/reports" permission="reports:read">
        New report
      </CreateLink>
    </>,
    { role: 'auditor' },
  );
  await screen.findByRole('link', { name: 'New report' });
  expect(screen.queryByRole('link', { name: 'New promo code' })).toBeNull();
});
