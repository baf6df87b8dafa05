import { storeStatusSentences as say } from '@/lib/messages/en/shop/store-status';
import type { Tenant } from '@/lib/tenants/tenant';
import { formatLongDate, isoDate } from '@/lib/time/format-date';

type Shown = Pick<
  Tenant,
  'name' | 'state' | 'stateMessage' | 'backOn' | 'takesTestsOnly' | 'isPreview' | 'vacation'
>;

/** Null for a shop that sells. */
function reasonOf({ name, state, takesTestsOnly, isPreview, vacation }: Shown): string | null {
  switch (state) {
    case 'draft':
      return takesTestsOnly ? say.draftOfTests(name) : say.draft(name);
    case 'paused':
    case 'suspended':
      return say[state](name);
    case 'live':
      if (vacation !== null) {
        return say.vacation(name);
      }
      return takesTestsOnly ? (isPreview ? say.testsOnlyPreview(name) : say.testsOnly(name)) : null;
    case 'closed':
      return null;
  }
}

/** Above every page of a shop that does not sell at the moment: why, in its owner's words, and until when. */
export function StatusBanner({ tenant }: { tenant: Shown }) {
  const { state, vacation } = tenant;
  const isOnVacation = state === 'live' && vacation !== null;
  const stateMessage = isOnVacation ? vacation.message : tenant.stateMessage;
  const pausedUntil = state === 'paused' && tenant.backOn !== null ? isoDate(tenant.backOn, 'UTC') : null;
  const backOn = isOnVacation ? vacation.backOn : pausedUntil;
  const reason = reasonOf(tenant);
  if (reason === null) {
    return null;
  }
  return (
    <div role="status" className="border-b border-line bg-sunken">
      <div className="page-width flex flex-col gap-1 py-3 text-center">
        <p className="font-medium">{reason}</p>
        {stateMessage !== '' && <p className="whitespace-pre-line">{stateMessage}</p>}
        {backOn !== null && <p>{say.backOn(formatLongDate(backOn))}</p>}
      </div>
    </div>
  );
}
