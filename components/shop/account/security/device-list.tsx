'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { LocalTime } from '@/components/shop/account/local-time';
import { RefusalNotice } from '@/components/shop/account/refusal-notice';
import { useAccountCall } from '@/components/shop/account/use-account-call';
import { buttonStyle } from '@/components/ui/button-styles';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { StatusBadge } from '@/components/ui/status-badge';
import { accountSecuritySentences as say } from '@/lib/messages/en/account/security';
import { signOutCall } from '@/lib/wire/account';
import { endSessionCall } from '@/lib/wire/account-changes';
import { callAccountWithProof } from './factor-operations';

type Device = {
  id: string;
  name: string;
  address: string;
  createdAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
};

/**
 * Where a shopper is signed in, each device with a way to sign it out, and one for all others. The page's
 * `ProofDialog` asks for the proof that both need.
 */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const router = useRouter();
  const one = useAccountCall();
  const others = useAccountCall();
  const [said, setSaid] = useState<string | null>(null);

  async function signOut({ id, name }: Device) {
    setSaid(null);
    if ((await one.run(() => callAccountWithProof(endSessionCall, { id }))) !== null) {
      setSaid(say.signedOut(name));
      router.refresh();
    }
  }

  async function signOutOthers() {
    setSaid(null);
    if ((await others.run(() => callAccountWithProof(signOutCall, { scope: 'others' }))) !== null) {
      setSaid(say.othersSignedOut);
      router.refresh();
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {device.name}
                {device.isCurrent && <StatusBadge tone="green">{say.thisDevice}</StatusBadge>}
              </p>
              <p className="text-sm text-muted">
                {say.lastUsed} <LocalTime date={device.lastUsedAt} />{' '}
                {device.address !== '' && say.from(device.address)}
              </p>
              <p className="text-sm text-muted">
                {say.signedIn} <LocalTime date={device.createdAt} />
              </p>
            </div>
            {!device.isCurrent && (
              <button
                type="button"
                aria-disabled={one.isPending}
                aria-label={say.signOutOneOf(device.name)}
                className={buttonStyle('secondary')}
                onClick={() => !one.isPending && void signOut(device)}
              >
                {say.signOutOne}
              </button>
            )}
          </li>
        ))}
      </ul>
      {said && <Notice kind="success">{said}</Notice>}
      <RefusalNotice refusal={one.refusal ?? others.refusal} />
      {devices.length > 1 && (
        <SubmitButton
          type="button"
          variant="secondary"
          isPending={others.isPending}
          onClick={() => void signOutOthers()}
          className="self-start"
        >
          {say.signOutOthers}
        </SubmitButton>
      )}
    </div>
  );
}
