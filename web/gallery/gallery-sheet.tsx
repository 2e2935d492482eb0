import { useState } from 'react';
import { Logo } from '../src/ui/brand/logo.tsx';
import { Sheet, SheetColumns, SheetHeader, SheetTitle } from '../src/ui/overlay/sheet.tsx';
import { Button } from '../src/ui/primitives/button.tsx';
import { demoLogo } from './demo-logo.ts';
import { GalleryOrder } from './gallery-order.tsx';

type GallerySheetProps = { size: 'default' | 'form'; onClosed: () => void };

export function GallerySheet({ size, onClosed }: GallerySheetProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Sheet
      closeLabel="Close"
      footer={
        <div className="grid grid-cols-[auto_1fr] items-center gap-5">
          <strong className="type-title-1">$10.68</strong>
          <Button size="lg">Pay $10.68</Button>
        </div>
      }
      onClose={close}
      onClosed={onClosed}
      open={open}
      size={size}
    >
      {size === 'default' ? (
        <SheetColumns
          main={
            <>
              <SheetHeader
                media={<Logo mobileSize={44} size={56} src={demoLogo('askara')} />}
                text="AI assistant for writing, research and everyday questions."
                title="Askara Pro"
              />
              <GalleryOrder />
            </>
          }
          side={
            <>
              <h3 className="type-title-3 mb-5">Summary</h3>
              <Button block size="lg">
                Pay $10.68
              </Button>
              <Button block className="mt-2" onClick={close} variant="ghost">
                Cancel
              </Button>
            </>
          }
        />
      ) : (
        <div className="grid gap-4 p-8">
          <SheetTitle>Finish the payment in the new tab</SheetTitle>
          <Button onClick={close} variant="ghost">
            Cancel
          </Button>
        </div>
      )}
    </Sheet>
  );
}
