import {
  ChevronDown,
  CircleQuestionMark,
  Languages,
  Layers,
  LogOut,
  Receipt,
  Settings,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { showToast } from '../src/console/ui/toasts/show-toast.ts';
import { BrandLockup } from '../src/ui/brand/brand-mark.tsx';
import { HoverCard } from '../src/ui/overlay/hover-card.tsx';
import { Menu } from '../src/ui/overlay/menu.tsx';
import { MenuHeader, MenuItem, MenuSelect, MenuSeparator } from '../src/ui/overlay/menu-rows.tsx';
import { Avatar } from '../src/ui/primitives/avatar.tsx';
import { Button } from '../src/ui/primitives/button.tsx';
import { Icon } from '../src/ui/primitives/icon.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

const GallerySheet = lazy(async () => ({
  default: (await import('./gallery-sheet.tsx')).GallerySheet,
}));
const languages = [
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Русский' },
];

export function GalleryOverlays() {
  const [language, setLanguage] = useState('en');
  const [sheet, setSheet] = useState<'default' | 'form' | null>(null);
  return (
    <GallerySection title="Menus, hover card, toast, sheet">
      <GalleryRow>
        <Menu
          align="start"
          label="Account menu"
          trigger={(props) => (
            <button aria-label="Account menu" className="rounded-full" type="button" {...props}>
              <Avatar name="anna.levina" />
            </button>
          )}
        >
          <MenuHeader
            media={<Avatar name="anna.levina" size={36} />}
            text="anna.levina@example.com"
            title="anna.levina"
          />
          <MenuSeparator />
          <MenuItem href="#plans" icon={<Icon of={Layers} />}>
            Get subscription
          </MenuItem>
          <MenuItem href="#settings" icon={<Icon of={Settings} />}>
            Settings
          </MenuItem>
          <MenuItem href="#payments" icon={<Icon of={Receipt} />}>
            Payments
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Icon of={LogOut} />} onSelect={() => {}}>
            Log out
          </MenuItem>
        </Menu>
        <Menu
          align="start"
          label="Main menu"
          trigger={(props) => (
            <button className="flex items-center gap-2" type="button" {...props}>
              <BrandLockup name="Sesame" />
              <Icon of={ChevronDown} size={16} />
            </button>
          )}
          width={300}
        >
          <MenuItem current href="#dashboard" icon={<Icon of={Layers} />}>
            Dashboard
          </MenuItem>
          <MenuSelect
            icon={<Icon of={Languages} />}
            label="Language"
            onChange={setLanguage}
            options={languages}
            value={language}
          />
        </Menu>
        <HoverCard
          trigger={(props) => (
            <Button aria-label="How to activate coupon" size="icon" variant="ghost" {...props}>
              <Icon of={CircleQuestionMark} />
            </Button>
          )}
        >
          How to activate coupon: select the subscription you need, go to payment page and enter the
          coupon you have.
        </HoverCard>
        <Button
          onClick={() => showToast({ tone: 'success', title: 'Profile saved' })}
          variant="outline"
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            showToast({
              tone: 'danger',
              title: 'Failed to send reset email.',
              text: 'Something went wrong. Please try again.',
            })
          }
          variant="outline"
        >
          Error toast
        </Button>
        <Button onClick={() => setSheet('default')} variant="outline">
          Sheet
        </Button>
        <Button onClick={() => setSheet('form')} variant="outline">
          Form sheet
        </Button>
      </GalleryRow>
      <Suspense>
        {sheet ? <GallerySheet onClosed={() => setSheet(null)} size={sheet} /> : null}
      </Suspense>
    </GallerySection>
  );
}
