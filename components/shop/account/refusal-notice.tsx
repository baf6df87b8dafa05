import { Notice } from '@/components/ui/notice';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';
import type { Refusal } from '@/lib/wire/call';

/** The sentence of a refused call that belongs to no field. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  if (refusal === null || Object.keys(refusal.fields).length > 0) {
    return null;
  }
  return <Notice kind="error">{refusal.message ?? accountFrameSentences.failed}</Notice>;
}
