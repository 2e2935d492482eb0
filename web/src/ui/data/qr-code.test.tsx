import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test('draws every dark module of the code inside its quiet zone', () => {
  const text = 'otpauth://totp/Sesame:alice?secret=JBSWY3DPEHPK3PXP';
  render(<QrCode label="QR code" text={text} />);
  const picture = screen.getByRole('img', { name: 'QR code' });
  const { data, size } = encode(text, { border: 3 });
  const drawn = [
    ...(picture.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g),
  ];
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(drawn.map(([, x, y]) => `${x} ${y}`)).toEqual(dark);
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  expect(dark.every((place) => place.split(' ').every((at) => Number(at) >= 3))).toBe(true);
});
