'use client';
import { useEffect, useRef, useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { DocumentLink } from '@/components/ui/links/document-link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useAddressKey } from '@/components/ui/use-address-key';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { handOver } from '../../actions';

/** Fetches the token for the shop that asks, once, and brings it there. */
export function HandOver() {
  const asked = useAddressKey();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    if (asked === undefined || isAsked.current) {
      return;
    }
    isAsked.current = true;
    const [id = '', secret = ''] = asked.split('.');
    void callAction(handOver, { id, secret }, say.failed).then((way) => {
      if (way.ok) {
        window.location.replace(way.value.href);
      } else {
        setRefusal(way.error.message);
      }
    });
  }, [asked]);

  return refusal === null ? (
    <Spinner label={say.entering} />
  ) : (
    <div className="flex flex-col gap-5">
      <Notice kind="error">{refusal}</Notice>
      <DocumentLink href="/sign-in" className={buttonStyle('primary', 'self-start')}>
        {say.signInTitle}
      </DocumentLink>
    </div>
  );
}
