import {
  AVATAR_MAX_BYTES,
  RESERVED_USERNAMES,
  USERNAME_MAX,
} from '@sesame/contract/shared/limits.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

export type Profile = { username: string; trc20: string };
export type ProfileErrors = Partial<Record<keyof Profile, TextKey>>;

const USERNAME = new RegExp(`^[\\p{L}\\p{N}._-]{1,${USERNAME_MAX}}$`, 'u');
/** The format of an address; only the server checks the checksum. */
const TRC20 = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;

export function checkProfile({ username, trc20 }: Profile): ProfileErrors {
  const errors: ProfileErrors = {};
  const name = username.trim();
  if (RESERVED_USERNAMES.some((reserved) => reserved === name.toLowerCase())) {
    errors.username = 'usernameReserved';
  } else if (!USERNAME.test(name)) errors.username = 'usernameInvalid';
  const address = trc20.trim();
  if (address !== '' && !TRC20.test(address)) errors.trc20 = 'trc20Form';
  return errors;
}

/** What an ended session kept of the form. */
export function isProfileDraft(value: unknown): value is Partial<Profile> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([field, text]) => ['username', 'trc20'].includes(field) && typeof text === 'string',
    )
  );
}

/** Server errors that belong to a field, with the text below it. */
export const profileRefusals: Readonly<Record<string, ProfileErrors>> = {
  username_invalid: { username: 'usernameInvalid' },
  username_reserved: { username: 'usernameReserved' },
  username_taken: { username: 'usernameTaken' },
  trc20_invalid: { trc20: 'trc20Invalid' },
};

/** Why a chosen file cannot be the avatar, or null. Without a type from the system the file extension decides. */
export function checkPicture({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const isPicture = type ? /^image\/(png|jpeg)$/.test(type) : /\.(png|jpe?g)$/i.test(name);
  if (!isPicture) return 'imageType';
  return size > AVATAR_MAX_BYTES ? 'imageTooLarge' : null;
}

/** Server errors about a picture, with their texts. */
export const pictureRefusals: Readonly<Record<string, TextKey>> = {
  image_type: 'imageType',
  image_too_large: 'imageTooLarge',
  payload_too_large: 'imageTooLarge',
};
