'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { StatePage } from '@/components/ui/state-page';
import { tenantSentences } from '@/lib/messages/en/tenant';
import { tenantKeyOfDigest } from '@/lib/tenants/tenant-load-error';

type ErrorPageProps = { error: Error & { digest?: string } };

/** A page of the shop failed. A shop that could not be loaded is named; anything else stays in the log. */
export default function ShopError({ error }: ErrorPageProps) {
  const tenantKey = tenantKeyOfDigest(error.digest);
  const text =
    tenantKey === null
      ? tenantSentences.loadFailedUnknown
      : tenantSentences.loadFailed(tenantKey, tenantSentences.loadFailedReason);
  return (
    <StatePage title={tenantSentences.error} text={text} isAlert>
      {/* A whole new request, because what failed may be the page around this one. */}
      <button type="button" className={buttonStyle('secondary')} onClick={() => window.location.reload()}>
        {tenantSentences.tryAgain}
      </button>
    </StatePage>
  );
}
