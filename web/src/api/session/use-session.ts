import { useStore } from '../../store.ts';
import { signedIn } from './token-store.ts';

export function useSignedIn(): boolean {
  return useStore(signedIn);
}
