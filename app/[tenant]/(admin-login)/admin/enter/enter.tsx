'use client';
import { useEffect, useRef, useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { buttonStyle } from '@/components/ui/button-styles';
import { DocumentLink } from '@/components/ui/links/document-link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useAddressKey } from '@/components/ui/use-address-key';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { enterByHandOff } from './actions';
import { beginHere, takeBegun } from './begun-here';

type EnterProps = { tenantId: string; platformPage: string };

/** Without a token, asks the platform's host for one; with it, goes on to the admin area. */
export function Enter({ tenantId, platformPage }: EnterProps) {
  const token = useAddressKey();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isDone = useRef(false);

  useEffect(() => {
    if (token === undefined || isDone.current) {
      return;
    }
    isDone.current = true;
    const secret = token === '' ? beginHere() : takeBegun();
    if (secret === null) {
      setRefusal(say.enterInvalid);
    } else if (token === '') {
      window.location.replace(`${platformPage}#${tenantId}.${secret}`);
    } else {
      void callAction(enterByHandOff, { token, secret }, say.failed).then((entered) => {
        if (entered.ok) {
          setSignedInHint(true);
          window.location.replace('/admin');
        } else {
          setRefusal(entered.error.message);
        }
      });
    }
  }, [token, tenantId, platformPage]);

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
