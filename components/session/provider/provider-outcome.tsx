'use client';
import { useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import { PROVIDER_OUTCOME, providerOutcomeSentence } from '@/lib/auth/provider/provider-refusal';

const subscribeToNothing = () => () => {};
const read = () => new URLSearchParams(window.location.search).get(PROVIDER_OUTCOME) ?? '';
const readOnServer = () => '';

/**
 * The outcome of a provider sign-in, from the code in the page's address, because the page itself may be
 * cached.
 */
export function ProviderOutcomeNotice({ name }: { name: string }) {
  const code = useSyncExternalStore(subscribeToNothing, read, readOnServer);
  const outcome = providerOutcomeSentence(code, name);
  return outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>;
}
