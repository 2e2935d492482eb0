import { BrandMark } from '../../ui/brand/brand-mark.tsx';
import { CenterState } from '../../ui/data/state-view.tsx';
import { RingLoader } from '../../ui/primitives/ring-loader.tsx';

/** A wait that ends by itself; the text says what happens. */
export function TransferWait({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid justify-items-center pt-12 max-md:pt-6">
      <CenterState
        art={
          <RingLoader>
            <BrandMark size={34} />
          </RingLoader>
        }
        role="status"
        text={text}
        title={title}
      />
    </div>
  );
}
