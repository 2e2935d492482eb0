import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../../test/speak.ts';
import { AuditSubject } from './audit-subject.tsx';

beforeEach(() => speak('en'));

const ID = '01a217a4-ad27-74af-9278-5f5c285da222';

test.each([
  [`payment:${ID}`, 'Payment …5da222', `/admin/payments/${ID}`],
  ['method:crypto-ton', 'Payment method crypto-ton', '/admin/payment-methods/crypto-ton'],
  [`operator:${ID}`, 'Operator …5da222', undefined],
  ['novelty:7', 'novelty:7', undefined],
  ['<b>bold</b>', '<b>bold</b>', undefined],
])('%s is shown as %s', (subject, text, address) => {
  render(<AuditSubject subject={subject} />);
  const shown = screen.getByText(text);
  expect(shown.closest('a')?.getAttribute('href')).toBe(address);
});
