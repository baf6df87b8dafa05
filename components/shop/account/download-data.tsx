'use client';
import { useState } from 'react';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { accountDataSentences as say } from '@/lib/messages/en/account/data';
import { saveOwnData } from './save-own-data';

/** Fetches all data that the shop has about the shopper, and saves it as a file. */
export function DownloadData() {
  const [isPending, setIsPending] = useState(false);
  const [said, setSaid] = useState<{ isError: boolean; text: string } | null>(null);

  async function download() {
    setIsPending(true);
    setSaid(null);
    const problem = await saveOwnData();
    setIsPending(false);
    setSaid({ isError: problem !== null, text: problem ?? say.downloaded });
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p>{say.downloadText}</p>
      {said && <Notice kind={said.isError ? 'error' : 'success'}>{said.text}</Notice>}
      <PressButton
        label={say.download}
        isPending={isPending}
        pendingLabel={say.downloading}
        onPress={download}
      />
    </div>
  );
}
