'use client';
import { useEffect, useState } from 'react';
import { PressButton } from '@/components/ui/forms/press-button';
import { useIsReady } from '@/components/ui/forms/ready-fields';
import { Notice } from '@/components/ui/notice';
import { providerSentences } from '@/lib/messages/en/provider';
import { type Outcome, refused } from '@/lib/outcome';
import { call } from '@/lib/wire/call';
import type { RequestOf } from '@/lib/wire/contract';
import { beginProviderCall } from '@/lib/wire/provider';
import { setSignedInHint } from '../signed-in-hint';

type ProviderButtonProps = {
  /** The provider's name. */
  name: string;
  who: 'shopper' | 'staff';
  /** `link` adds the provider to the signed-in account. */
  purpose?: 'sign_in' | 'link';
  /** The path on this host to come back to; default: the parameter `return` of this page. */
  returnPath?: string;
  /** Runs first; if it refuses, the refusal is shown and nothing begins. */
  prepare?: () => Promise<Outcome<unknown>>;
  /** Replaces the call, for pages that use a server action. */
  begin?: (body: RequestOf<typeof beginProviderCall>) => Promise<Outcome<{ url: string }>>;
};

async function beginByCall(body: RequestOf<typeof beginProviderCall>): Promise<Outcome<{ url: string }>> {
  const answer = await call(beginProviderCall, body);
  return answer.ok ? answer : refused(answer.error.message ?? providerSentences.failed);
}

const returnInAddress = () => new URLSearchParams(window.location.search).get('return') ?? '';

/** Leads to the provider, and from there back to this page with a session. */
export function ProviderButton({
  name,
  who,
  purpose = 'sign_in',
  returnPath,
  prepare,
  begin: makeCall = beginByCall,
}: ProviderButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isReady = useIsReady();
  useEffect(() => {
    // After "back" from the provider, the browser restores this page from memory in its pending state.
    const restore = () => setIsPending(false);
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  async function begin() {
    setError(null);
    setIsPending(true);
    const prepared = await prepare?.();
    if (prepared?.ok === false) {
      setIsPending(false);
      setError(prepared.error.message);
      return;
    }
    const answer = await makeCall({
      who,
      purpose,
      return: returnPath ?? returnInAddress(),
    });
    if (answer.ok) {
      if (who === 'staff') {
        // The provider redirects past this script. If the sign-in fails, the storefront's header asks once
        // and clears it.
        setSignedInHint(true);
      }
      window.location.assign(answer.value.url);
      return;
    }
    setIsPending(false);
    setError(answer.error.message);
  }

  return (
    <div className="flex flex-col gap-3">
      <PressButton
        label={purpose === 'link' ? providerSentences.connect(name) : providerSentences.continueWith(name)}
        isPending={isPending}
        pendingLabel={providerSentences.leaving(name)}
        disabled={!isReady}
        onPress={begin}
        className="w-full"
      />
      {error && <Notice kind="error">{error}</Notice>}
    </div>
  );
}
