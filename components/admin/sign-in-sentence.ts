import type { SignInRefusal } from '@/lib/auth/sign-in/sign-in-refusal';
import { messages } from '@/lib/messages';
import { adminInvitationSentences } from '@/lib/messages/en/admin/invitation';

/** Why a sign-in was refused, as a sentence. */
export function signInSentence(refusal: SignInRefusal, storeName: string): string {
  switch (refusal.code) {
    case 'no_permission':
      return messages.auth.noPermissionFor(storeName);
    case 'invitation_invalid':
      return adminInvitationSentences.invalid;
    case 'too_many_attempts':
      return messages.auth.tooManyAttempts(refusal.minutes);
    case 'account_busy':
      return messages.auth.accountBusy;
    case 'busy':
      return messages.auth.signInBusy;
    case 'credentials_missing':
      return messages.auth.credentialsMissing;
    case 'failed':
      return messages.auth.failed;
    case 'credentials_wrong':
      return messages.auth.signInFailed;
  }
}
