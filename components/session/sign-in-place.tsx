'use client';
import { useSyncExternalStore } from 'react';
import { sessionSentences } from '@/lib/messages/en/session';

const never = () => () => undefined;

/**
 * Says at which of the shop's names somebody signs in, because a session is of one name. Only the browser knows: the page
 * is cached.
 */
export function SignInPlace() {
  const host = useSyncExternalStore(
    never,
    () => window.location.host,
    () => '',
  );
  return (
    <p className="min-h-6 wrap-anywhere text-sm text-muted">
      {host !== '' && sessionSentences.signingInAt(host)}
    </p>
  );
}
