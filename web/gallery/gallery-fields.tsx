import { useId, useState } from 'react';
import { Field } from '../src/ui/forms/field.tsx';
import { Input } from '../src/ui/forms/input.tsx';
import { NativeSelect } from '../src/ui/forms/native-select.tsx';
import { PasswordInput } from '../src/ui/forms/password-input.tsx';
import { SearchInput } from '../src/ui/forms/search-input.tsx';
import { Textarea } from '../src/ui/forms/textarea.tsx';
import { Checkbox, Radio, Switch } from '../src/ui/forms/toggle.tsx';
import { Card } from '../src/ui/primitives/card.tsx';
import { TextLink } from '../src/ui/primitives/text-link.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

const terms = [
  { value: '1', label: '1 month' },
  { value: '3', label: '3 months' },
];
const languages = [
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Русский' },
];

export function GalleryFields() {
  const [query, setQuery] = useState('');
  const group = useId();
  return (
    <GallerySection title="Fields">
      <Card className="grid gap-[18px]">
        <Field label="Rest">
          <Input placeholder="name@example.com" type="email" />
        </Field>
        <Field hint="We send receipts here." label="Hint">
          <Input defaultValue="anna.levina@example.com" />
        </Field>
        <Field error="Please enter a valid email." label="Error">
          <Input defaultValue="anna.levina" />
        </Field>
        <Field label="Read-only">
          <Input defaultValue="anna.levina@example.com" readOnly />
        </Field>
        <Field action={<TextLink href="#forgot">Forgot password?</TextLink>} label="Password">
          <PasswordInput
            defaultValue="correcthorse"
            hideLabel="Hide password"
            showLabel="Show password"
          />
        </Field>
        <Field label="Select">
          <NativeSelect defaultValue="3" options={terms} />
        </Field>
        <Field label="Message">
          <Textarea />
        </Field>
        <SearchInput
          label="Search services"
          onChange={(event) => setQuery(event.target.value)}
          placeholder="Search services"
          value={query}
        />
        <GalleryRow>
          <Checkbox defaultChecked>Checked</Checkbox>
          <Checkbox>Unchecked</Checkbox>
          <Checkbox disabled>Disabled</Checkbox>
        </GalleryRow>
        <GalleryRow>
          <Switch aria-label="On" defaultChecked />
          <Switch aria-label="Off" />
          <Radio defaultChecked name={group}>
            One
          </Radio>
          <Radio name={group}>Two</Radio>
          <NativeSelect
            aria-label="Language"
            defaultValue="en"
            variant="ghost"
            options={languages}
          />
        </GalleryRow>
      </Card>
    </GallerySection>
  );
}
