import { setSignedInHint } from '@/components/session/signed-in-hint';

/** Goes into the admin area as somebody who has just been signed in. Replaced, so that "back" skips the used link. */
export function enter(): void {
  setSignedInHint(true);
  window.location.replace('/admin');
}
