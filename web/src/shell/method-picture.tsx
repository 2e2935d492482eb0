import { MethodIcon } from '../ui/data/method-icon.tsx';

const OWN_ICON = 'icon:';

/** The picture of a payment method: one of the shop's icons, or an image. */
export function MethodPicture({ address }: { address: string }) {
  if (address.startsWith(OWN_ICON)) return <MethodIcon name={address.slice(OWN_ICON.length)} />;
  return <img alt="" className="size-5 object-contain" height={20} src={address} width={20} />;
}
