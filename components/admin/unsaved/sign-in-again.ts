import { signInPath } from '@/lib/auth/sign-in/return-path';
import { keepUnsaved, leaveOnPurpose } from './unsaved-forms';

/** Goes to the sign-in page, and from there back to this page with its typed input. */
export function signInAgain(): void {
  keepUnsaved();
  leaveOnPurpose();
  window.location.assign(signInPath(window.location.pathname + window.location.search));
}
