import { Field } from '@/components/ui/forms/field';

type CodeFieldProps = Omit<React.ComponentProps<typeof Field>, 'inputMode' | 'autoComplete' | 'type'>;

/** A field for a six-digit code; phones suggest the code from a new message. */
export const CodeField = (props: CodeFieldProps) => (
  <Field
    {...props}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="off"
    spellCheck={false}
    maxLength={20}
  />
);
