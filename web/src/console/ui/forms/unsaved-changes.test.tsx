import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  leaveBy,
  leaveQuestion,
  mayLeave,
  settleLeaving,
  useLeaveCheck,
} from './unsaved-changes.ts';

/** A form with changes, until the test ends. */
const editForm = () => renderHook(() => useLeaveCheck(isDirty));
const isDirty = () => true;

test('a second question takes the place of the first one, which stays on the page', async () => {
  editForm();
  const first = mayLeave();
  const second = mayLeave();
  expect(await first).toBe(false);
  expect(leaveQuestion.get()).toBeDefined();
  settleLeaving(true);
  expect(await second).toBe(true);
  expect(leaveQuestion.get()).toBeUndefined();
});

test('only the last of two ways to leave is taken', async () => {
  editForm();
  const leave = vi.fn<(to: string) => void>();
  leaveBy(() => leave('users'));
  leaveBy(() => leave('payments'));
  settleLeaving(true);
  await vi.waitFor(() => expect(leave.mock.calls).toEqual([['payments']]));
});

test('a question about a form that is gone ends at once, and the first one too', async () => {
  const { unmount } = editForm();
  const first = mayLeave();
  unmount();
  expect(await mayLeave()).toBe(true);
  expect(await first).toBe(false);
  expect(leaveQuestion.get()).toBeUndefined();
});
