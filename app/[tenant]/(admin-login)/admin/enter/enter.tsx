'use client';
import { useEffect, useRef, useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { buttonStyle } from '@/components/ui/button-styles';
import { DocumentLink } from '@/components/ui/document-link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useAddressKey } from '@/components/ui/use-address-key';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { enterByHandOff } from './actions';

/** Sends the token, once, and goes on to the admin area. */
export function Enter() {
  const token = useAddressKey();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isBrought = useRef(false);

  useEffect(() => {
    if (token === undefined || isBrought.current) {
      return;
    }
    isBrought.current = true;
    void callAction(enterByHandOff, { token }, say.failed).then((entered) => {
      if (entered.ok) {
        setSignedInHint(true);
        window.location.replace('/admin');
      } else {
        setRefusal(entered.error.message);
      }
    });
  }, [token]);

  return refusal === null ? (
    <Spinner label={say.entering} />
  ) : (
    <div className="flex flex-col gap-5">
      <Notice kind="error">{refusal}</Notice>
      <DocumentLink href="/admin/login" className={buttonStyle('primary', 'self-start')}>
        {say.login}
      </DocumentLink>
    </div>
  );
}
