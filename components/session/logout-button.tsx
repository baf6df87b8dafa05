'use client';
import { classNames } from '@/components/ui/class-names';
import { authSentences } from '@/lib/messages/en/auth';
import { sessionSentences } from '@/lib/messages/en/session';
import { SignOutButton } from './sign-out-button';
import { setSignedInHint } from './signed-in-hint';
import { staffSession } from './staff-session';

/** Ends this browser's session and leads to the sign-in page. */
export const LogoutButton = ({ className }: { className?: string }) => (
  <SignOutButton
    signOut={() => staffSession().signOut('local')}
    onLeft={() => setSignedInHint(false)}
    target="/admin/login"
    say={{
      signOut: sessionSentences.logout,
      signingOut: sessionSentences.leaving,
      failed: authSentences.failed,
    }}
    className={classNames('px-2 underline-offset-4 hover:underline sm:px-3', className)}
  />
);
