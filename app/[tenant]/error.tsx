'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { StatePage } from '@/components/ui/state-page';
import { tenantSentences } from '@/lib/messages/en/tenant';
import { tenantKeyOfDigest } from '@/lib/tenants/tenant-load-error';

type ErrorPageProps = { error: Error & { digest?: string } };

/**
 * The page for an error. If the shop could not be loaded, the text names it; all other details are only in the log.
 */
export default function ShopError({ error }: ErrorPageProps) {
  const tenantKey = tenantKeyOfDigest(error.digest);
  const text =
    tenantKey === null
      ? tenantSentences.loadFailedUnknown
      : tenantSentences.loadFailed(tenantKey, tenantSentences.loadFailedReason);
  return (
    <StatePage title={tenantSentences.error} text={text} isAlert>
      {/* A full page load, because the failed part may be the layout around this page. */}
      <button type="button" className={buttonStyle('secondary')} onClick={() => window.location.reload()}>
        {tenantSentences.tryAgain}
      </button>
    </StatePage>
  );
}
