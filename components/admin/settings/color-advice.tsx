import { AlertIcon, CheckIcon } from '@/components/ui/icons';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { contrastAdvice } from '@/lib/tenants/theme/contrast-advice';

/** Warnings if two colours are hard to read or to distinguish. They do not prevent saving. */
export function ColorAdvice({ primary, secondary }: { primary: string; secondary: string }) {
  const advice = contrastAdvice(primary, secondary);
  return (
    <div role="status" className="text-sm">
      {advice.length === 0 ? (
        <p className="flex gap-2 text-success">
          <CheckIcon className="mt-px size-5 shrink-0" />
          {adminSettingsSentences.colorsReadable}
        </p>
      ) : (
        <ul className="flex flex-col gap-2 rounded-control bg-warning-tint px-4 py-3 text-warning">
          {advice.map((sentence) => (
            <li key={sentence} className="flex gap-2">
              <AlertIcon className="mt-px size-5 shrink-0" />
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
