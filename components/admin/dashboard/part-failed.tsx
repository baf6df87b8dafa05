import { messages } from '@/lib/messages';

/** Replaces a part of the dashboard that could not be loaded. */
export function PartFailed() {
  return <p className="text-muted">{messages.dashboard.partFailed}</p>;
}
