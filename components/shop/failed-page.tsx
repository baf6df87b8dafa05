import { buttonStyle } from '@/components/ui/button-styles';
import { StatePage } from '@/components/ui/state-page';
import { tenantSentences } from '@/lib/messages/en/tenant';
import { tenantKeyOfDigest } from '@/lib/tenants/tenant-load-error';

/** The text of a page that failed. If the shop could not be loaded, it names it; all other details are only in the log. */
export function FailedPage({ digest }: { digest: string | undefined }) {
  const tenantKey = tenantKeyOfDigest(digest);
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
