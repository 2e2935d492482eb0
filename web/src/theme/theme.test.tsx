import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTheme, savedTheme } from './theme.ts';
import { chooseTheme, followThemeOfOtherTabs, useTheme } from './use-theme.ts';

function Shown() {
  return <p>{useTheme()}</p>;
}

const colors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')].map((tag) => tag.media);
const rootTheme = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML =
    '<meta name="theme-color" data-theme-color="light"><meta name="theme-color" data-theme-color="dark">';
  applyTheme('system');
});

describe('the theme of the page', () => {
  test("is the device's until one is chosen", () => {
    expect(savedTheme()).toBe('system');
    expect(rootTheme()).toBeUndefined();
    expect(colors()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  test('is stored on the device and applied at once', () => {
    render(<Shown />);
    act(() => chooseTheme('dark'));
    expect(screen.getByText('dark')).toBeTruthy();
    expect(rootTheme()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(colors()).toEqual(['not all', 'all']);
  });

  test("can return to the device's", () => {
    chooseTheme('light');
    expect(rootTheme()).toBe('light');
    chooseTheme('system');
    expect(rootTheme()).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('ignores an invalid stored value', () => {
    localStorage.setItem('theme', 'sepia');
    expect(savedTheme()).toBe('system');
  });

  test('follows another tab', () => {
    followThemeOfOtherTabs();
    render(<Shown />);
    localStorage.setItem('theme', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(screen.getByText('light')).toBeTruthy();
    expect(rootTheme()).toBe('light');
  });
});
