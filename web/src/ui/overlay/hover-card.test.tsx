import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HoverCard } from './hover-card.tsx';

beforeEach(() => vi.useFakeTimers());

const tooltip = () => screen.queryByText('How it works');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
function renderCard() {
  render(
    <HoverCard
      trigger={(props) => (
        <button type="button" {...props}>
          Help
        </button>
      )}
    >
      How it works
    </HoverCard>,
  );
  return screen.getByRole('button', { name: 'Help' });
}

test('opens after 700 ms of hover and closes 300 ms after the pointer left', () => {
  const button = renderCard();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  pass(699);
  expect(tooltip()).toBeNull();
  pass(1);
  expect(tooltip()).not.toBeNull();
  expect(button.getAttribute('aria-describedby')).toBe(tooltip()?.id);
  fireEvent.pointerLeave(button);
  pass(299);
  expect(tooltip()).not.toBeNull();
  pass(1);
  expect(tooltip()).toBeNull();
});

test('stays while the pointer is on the card', () => {
  const button = renderCard();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  pass(700);
  fireEvent.pointerLeave(button);
  pass(200);
  const card = tooltip();
  if (!card) throw new Error('the card is not open');
  fireEvent.pointerEnter(card);
  pass(5000);
  expect(tooltip()).not.toBeNull();
});

test('does not open when the pointer only passes by', () => {
  const button = renderCard();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  pass(500);
  fireEvent.pointerLeave(button);
  pass(5000);
  expect(tooltip()).toBeNull();
});

test('toggles on tap and closes on Escape', () => {
  const button = renderCard();
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  fireEvent.click(button);
  expect(tooltip()).not.toBeNull();
  fireEvent.click(button);
  expect(tooltip()).toBeNull();
  fireEvent.click(button);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(tooltip()).toBeNull();
});

test('opens on keyboard focus and closes on blur', () => {
  const button = renderCard();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button.focus());
  pass(700);
  expect(tooltip()).not.toBeNull();
  act(() => button.blur());
  pass(300);
  expect(tooltip()).toBeNull();
});
