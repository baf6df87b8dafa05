import { uiSentences } from '@/lib/messages/en/ui';
/** Turns while something loads. `label` is what a screen reader hears. */
export function Spinner({ label = uiSentences.loading }: { label?: string }) {
  return (
    <div role="status" data-spinner className="flex justify-center py-16">
      <span
        className="size-8 animate-spin rounded-full border-3 border-line border-t-ink"
        aria-hidden="true"
      />
      <span className="sr-only">{label}</span>
    </div>
  );
}
