import { signInPath } from '@/lib/auth/sign-in/return-path';
import { keepUnsaved, leaveOnPurpose } from './unsaved-forms';

/** Leads to the sign-in page, and from there back to this page with what is typed on it. */
export function signInAgain(): void {
  keepUnsaved();
  leaveOnPurpose();
  window.location.assign(signInPath(window.location.pathname + window.location.search));
}
