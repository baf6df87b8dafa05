import { setSignedInHint } from '@/components/session/signed-in-hint';

/** Opens the admin area after a sign-in. Replaces the address, so that "back" skips the used link. */
export function enter(): void {
  setSignedInHint(true);
  window.location.replace('/admin');
}
