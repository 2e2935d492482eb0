import { expect, test } from 'vitest';
import { layOutChatMessage } from './chat-message.rules.ts';

const parts = {
  title: 'Sesame: a refund failed',
  rows: [['Payment', 'P-7K3M-92QF']] as const,
  note: undefined,
  actions: [{ text: 'Resolve', data: 'id' }],
};

test('a button opens the record, below those that act', () => {
  const open = { text: 'Open', url: 'https://shop.example/admin' };
  expect(layOutChatMessage({ ...parts, open })).toEqual({
    content: 'Sesame: a refund failed\nPayment: P-7K3M-92QF',
    buttons: [[{ text: 'Resolve', data: 'id' }], [open]],
  });
});

test('the button of an approval lies above the one that opens the record', () => {
  const open = { text: 'Open', url: 'https://shop.example/admin' };
  const approve = { text: 'Approve…', url: 'https://shop.example/admin?action=accept' };
  const { buttons } = layOutChatMessage({ ...parts, actions: [], open, approve });
  expect(buttons).toEqual([[approve], [open]]);
});

test('an address that Telegram refuses in a button is text', () => {
  const open = { text: 'Open', url: 'http://localhost:3000/admin' };
  expect(layOutChatMessage({ ...parts, actions: [], note: '✓ Resolved', open })).toEqual({
    content:
      'Sesame: a refund failed\nPayment: P-7K3M-92QF\n\n✓ Resolved\n\nhttp://localhost:3000/admin',
    buttons: [],
  });
});
