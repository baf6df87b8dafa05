'use client';
import { useEffect, useState } from 'react';
import { readShopperAgain, useShopperName } from '@/components/session/use-shopper-name';
import { PasskeySignIn } from '@/components/shop/account/security/passkey-sign-in';
import { Spinner } from '@/components/ui/spinner';
import { signInSentences } from '@/lib/messages/en/shop/sign-in';
import { refreshAccountCall } from '@/lib/wire/account';
import { call } from '@/lib/wire/call';
import { SignInForm, type SignInFormProps } from './sign-in-form';
import { leaveSignedIn } from './use-sign-in';

/**
 * The form; for a shopper who is signed in the way back to where they were. A page that found their access run out
 * sends them here, where it is refreshed. The server takes the cookies away from a session that has ended.
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

  return isChecking ? (
    <Spinner label={signInSentences.checkingSession} />
  ) : (
    <>
      <SignInForm offersPhone={offersPhone}>{children}</SignInForm>
      <PasskeySignIn onSignedIn={leaveSignedIn} />
    </>
  );
}
