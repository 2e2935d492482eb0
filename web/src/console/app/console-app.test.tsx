import { getOwnerSetup } from '@sesame/contract/console/operators.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshServer } from '../../test/fresh-server.ts';
import { speak } from '../../test/speak.ts';
import { consolePaths } from '../paths.ts';
import { ConsoleApp, preloadFirstScreen } from './console-app.tsx';

const server = freshServer();

test('sign-in is asked about before it is drawn, and only once', async () => {
  server.answer(getOwnerSetup, { needs_owner: false });
  history.replaceState(null, '', consolePaths.home());
  await preloadFirstScreen();
  expect(server.callsOf(getOwnerSetup)).toHaveLength(1);
  await speak('en');
  render(<ConsoleApp />);
  await screen.findByLabelText('Email');
  expect(server.callsOf(getOwnerSetup)).toHaveLength(1);
});
