import { QrCode } from '../src/ui/data/qr-code.tsx';
import { CopyButton } from '../src/ui/forms/copy-button.tsx';
import { Input } from '../src/ui/forms/input.tsx';
import { FieldRow, SettingRow } from '../src/ui/forms/setting-row.tsx';
import { Button } from '../src/ui/primitives/button.tsx';
import { Card } from '../src/ui/primitives/card.tsx';
import { ProgressBar } from '../src/ui/primitives/progress-bar.tsx';
import { GallerySection } from './gallery-section.tsx';

export function GallerySettings() {
  return (
    <GallerySection title="Settings">
      <Card>
        <SettingRow hint="PNG or JPG, up to 5 MB." label="Avatar">
          <Button variant="outline">Upload</Button>
          <ProgressBar className="mt-4" label="Uploading" share={0.6} />
        </SettingRow>
        <FieldRow error="This username is reserved." hint="Shown in the menu." label="Username">
          <Input defaultValue="support" />
        </FieldRow>
        <SettingRow hint="A code from an app." label="Two-step sign-in">
          <QrCode className="size-32" label="QR code" text="otpauth://totp/Sesame:anna" />
        </SettingRow>
        <FieldRow label="Secret">
          <Input
            after={<CopyButton copiedLabel="Copied" label="Copy" text="JBSW Y3DP" />}
            defaultValue="JBSW Y3DP"
          />
        </FieldRow>
      </Card>
    </GallerySection>
  );
}
