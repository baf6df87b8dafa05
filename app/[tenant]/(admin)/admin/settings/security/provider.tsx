'use client';
import { useRouter } from 'next/navigation';
import { callAction } from '@/components/admin/call-action';
import { ProviderPanel, type ShownProvider } from '@/components/session/provider/provider-panel';
import { providerSentences } from '@/lib/messages/en/provider';
import { disconnectProvider, prepareToConnect } from './provider-actions';

type ProviderProps = { name: string; identities: readonly ShownProvider[]; isConnected: boolean };

const operations = {
  prepare: (input: null) => callAction(prepareToConnect, input, providerSentences.failed),
  disconnect: (input: { id: string }) => callAction(disconnectProvider, input, providerSentences.failed),
};

/** The signed-in person's provider. */
export function Provider(props: ProviderProps) {
  const router = useRouter();
  return (
    <ProviderPanel
      {...props}
      who="staff"
      path="/admin/settings/security"
      operations={operations}
      onChanged={() => router.refresh()}
    />
  );
}
