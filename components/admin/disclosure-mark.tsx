import { ChevronIcon } from '@/components/ui/icons';

/**
 * Shows that a summary opens, and whether it is open. By its own `details`: in a `group`, a summary inside an open one
 * would look open too.
 */
export const DisclosureMark = () => (
  <ChevronIcon className="size-5 shrink-0 text-muted transition-transform motion-reduce:transition-none [details[open]>summary_&]:rotate-90" />
);
