import { Field } from '@/components/ui/forms/field';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';

/** The sign-in address. The form reads it from the field, as it does the password. */
export function EmailField({ error }: { error?: string | undefined }) {
  return (
    <Field
      name="email"
      label={adminSignInSentences.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      error={error}
    />
  );
}
