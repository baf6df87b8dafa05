'use client';
import { useEffect, useState } from 'react';
import { readShopperAgain } from '@/components/session/shopper-news';
import { useShopperName } from '@/components/session/use-shopper-name';
import { PasskeySignIn } from '@/components/shop/account/security/passkey-sign-in';
import { signInSentences } from '@/lib/messages/en/shop/sign-in';
import { refreshAccountCall } from '@/lib/wire/account';
import { call } from '@/lib/wire/call';
import { SignInForm, type SignInFormProps } from './sign-in-form';
import { leaveSignedIn } from './use-sign-in';

/**
 * The form; for a signed-in shopper the link back. A page that finds an expired access sends the shopper
 * here, where it is refreshed. If the session has ended, the server deletes its cookies.
 */
export function SignIn({ offersPhone, children }: SignInFormProps) {
  const isKnown = useShopperName() !== null;
  const [hasEnded, setHasEnded] = useState(false);
  const isChecking = isKnown && !hasEnded;

  useEffect(() => {
    if (isChecking) {
      void call(refreshAccountCall, null).then(({ ok }) => {
        if (ok) {
          leaveSignedIn();
          return;
        }
        setHasEnded(true);
        readShopperAgain();
      });
    }
  }, [isChecking]);

  // The form stays as it is: the page shows it before it knows anybody, and somebody may be typing.
  return (
    <>
      <p role="status" className="sr-only">
        {isChecking && signInSentences.checkingSession}
      </p>
      <SignInForm offersPhone={offersPhone}>{children}</SignInForm>
      <PasskeySignIn onSignedIn={leaveSignedIn} />
    </>
  );
}
