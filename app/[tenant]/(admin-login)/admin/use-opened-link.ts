'use client';
import { useCallback, useEffect, useState } from 'react';
import { useAddressKey } from '@/components/ui/use-address-key';
import { messages } from '@/lib/messages';
import { type Outcome, refuse } from '@/lib/outcome';

/** Opens the link with the address's token: null while that is pending; `open` retries. */
export function useOpenedLink<Value>(openLink: (input: { token: string }) => Promise<Outcome<Value>>) {
  const token = useAddressKey();
  const [opened, setOpened] = useState<Outcome<Value> | null>(null);

  const open = useCallback(async () => {
    if (token) {
      setOpened(null);
      setOpened(
        await openLink({ token }).catch((): Outcome<Value> => refuse('failed', messages.auth.failed)),
      );
    }
  }, [token, openLink]);

  useEffect(() => {
    void open();
  }, [open]);

  return { token, opened, open };
}
