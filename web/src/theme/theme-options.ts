import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from './theme.ts';

export const themeIcons: Readonly<Record<Theme, LucideIcon>> = {
  system: Monitor,
  light: Sun,
  dark: Moon,
};

export const themeTexts = {
  system: 'themeSystem',
  light: 'themeLight',
  dark: 'themeDark',
} as const satisfies Record<Theme, TextKey>;
