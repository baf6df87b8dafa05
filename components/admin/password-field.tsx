'use client';
import { useId, useState } from 'react';
import { controlProps, FieldFrame } from '@/components/ui/forms/field';
import { adminSentences } from '@/lib/messages/en/admin/frame';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
};

const NEW_PASSWORD_HINT = '8 to 128 characters. A few unrelated words make a good one.';

/**
 * A password, hidden or shown as its writer likes. The form reads it from the field, so that what a browser fills
 * in before the script has arrived counts too.
 */
export function PasswordField({ name, label, autoComplete, error }: PasswordFieldProps) {
  const id = useId();
  const hint = autoComplete === 'new-password' ? NEW_PASSWORD_HINT : null;
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...controlProps({ id, name, error, hint, className: 'pr-20' })}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={adminSentences.showOf(label.toLowerCase())}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 rounded-control px-4 font-medium text-muted hover:text-ink"
        >
          {isShown ? adminSentences.hide : adminSentences.show}
        </button>
      </div>
    </FieldFrame>
  );
}
