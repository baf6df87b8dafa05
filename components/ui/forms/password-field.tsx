'use client';
import { useId, useState } from 'react';
import { controlProps, FieldFrame } from '@/components/ui/forms/field';
import { passwordFieldSentences } from '@/lib/messages/en/password-field';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
};

/**
 * A password, hidden or shown. The form reads it from the field, because a browser can fill it in before the script
 * is loaded.
 */
export function PasswordField({ name, label, autoComplete, error }: PasswordFieldProps) {
  const id = useId();
  const hint = autoComplete === 'new-password' ? passwordFieldSentences.newPasswordHint : null;
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
          aria-label={passwordFieldSentences.showPassword(label.toLowerCase())}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 rounded-control px-4 font-medium text-muted hover:text-ink"
        >
          {isShown ? passwordFieldSentences.hide : passwordFieldSentences.show}
        </button>
      </div>
    </FieldFrame>
  );
}
