import { Field } from '@/components/ui/forms/field';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';

type EmailFieldProps = Partial<React.ComponentProps<typeof Field>>;

/** An e-mail address: the one to sign in with, unless said otherwise. The form reads that from the field. */
export function EmailField(props: EmailFieldProps) {
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
      {...props}
    />
  );
}
