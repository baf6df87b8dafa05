// Downloads by script instead of a link, so that a refusal appears on the page and an expired session is
// refreshed first.
import { accountChangeSentences } from '@/lib/messages/en/account/changes';
import { refreshAccountCall } from '@/lib/wire/account';
import { OWN_DATA_PATH } from '@/lib/wire/account-changes';
import { call, refusalOf } from '@/lib/wire/call';
import { leaveIfSignedOut } from './call-account';

const DEFAULT_NAME = 'account.json';

/** Saves the file; returns the sentence of a failure, or null. */
export async function saveOwnData(): Promise<string | null> {
  try {
    const first = await fetch(OWN_DATA_PATH);
    const response = first.status === 401 ? await afterRefresh(first) : first;
    if (!response.ok) {
      const refusal = refusalOf(await response.text(), response.status);
      leaveIfSignedOut(refusal);
      return refusal.message ?? accountChangeSentences.downloadFailed;
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    save(await response.blob(), name ?? DEFAULT_NAME);
    return null;
  } catch {
    // No connection, or a connection that broke halfway.
    return accountChangeSentences.downloadFailed;
  }
}

const afterRefresh = async (refused: Response): Promise<Response> =>
  (await call(refreshAccountCall, null)).ok ? fetch(OWN_DATA_PATH) : refused;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
