import { expect, test } from 'vitest';
import { attachmentName } from './attachment-name.ts';

test.each([
  ['receipt.pdf', 'receipt.pdf'],
  ['Чек за март.PDF', 'Чек за март.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\a.b.pdf', 'a.b.pdf'],
  ['a\u202efdp.exe', 'afdp.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['', 'file.pdf'],
  ['.pdf', 'file.pdf'],
  ['half \ud83d.pdf', 'half \ufffd.pdf'],
  [`${'🐫'.repeat(300)}.pdf`, `${'🐫'.repeat(120)}.pdf`],
])('the name %j becomes %j', (given, name) => {
  expect(attachmentName(given, 'application/pdf')).toBe(name);
});

test('a picture gets the extension of its new format', () => {
  expect(attachmentName('screen.png', 'image/webp')).toBe('screen.webp');
});
