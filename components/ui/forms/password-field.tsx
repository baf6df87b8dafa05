'use client';
import { useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError, inputStyle } from '@/components/ui/forms/field';
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
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          className={classNames(inputStyle, 'pr-20', error ? 'border-danger' : 'border-line-strong')}
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
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
