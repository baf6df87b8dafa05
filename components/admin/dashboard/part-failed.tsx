import { messages } from '@/lib/messages';

/** What stands in the place of a part of the dashboard that could not be loaded. */
export function PartFailed() {
  return <p className="text-muted">{messages.dashboard.partFailed}</p>;
}
