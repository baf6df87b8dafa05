import { storeStatusSentences as say } from '@/lib/messages/en/shop/store-status';
import type { Tenant } from '@/lib/tenants/tenant';
import { formatLongDate, isoDate } from '@/lib/time/format-date';

type StatusBannerProps = { tenant: Pick<Tenant, 'name' | 'state' | 'stateMessage' | 'backOn'> };

/** Above every page of a shop that does not sell at the moment: why, in its owner's words, and until when. */
export function StatusBanner({ tenant: { name, state, stateMessage, backOn } }: StatusBannerProps) {
  if (state !== 'draft' && state !== 'paused' && state !== 'suspended') {
    return null;
  }
  return (
    <div role="status" className="border-b border-line bg-sunken">
      <div className="page-width flex flex-col gap-1 py-3 text-center">
        <p className="font-medium">{say[state](name)}</p>
        {stateMessage !== '' && <p className="whitespace-pre-line">{stateMessage}</p>}
        {state === 'paused' && backOn !== null && <p>{say.backOn(formatLongDate(isoDate(backOn, 'UTC')))}</p>}
      </div>
    </div>
  );
}
