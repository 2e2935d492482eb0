import { BrandMark } from '../../ui/brand-mark.tsx';
import { RingLoader } from '../../ui/ring-loader.tsx';
import { CenterState } from '../../ui/state-view.tsx';

/** Something is being done; the words say what, and it ends by itself. */
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
