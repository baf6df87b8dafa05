import { Field } from '@/components/ui/forms/field';
import { PasswordField } from '@/components/ui/forms/password-field';
import { signInSentences } from '@/lib/messages/en/shop/sign-in';
import type { SignInState } from './sign-in-state';

type AddressFieldsProps = {
  state: SignInState;
  /** Whether codes are also sent as text messages. */
  offersPhone: boolean;
  /** The text that was typed before a code was sent. */
  typed: { address: string; name: string };
};

/**
 * The address, and for some ways the password. The form reads the fields from the DOM, because a browser may
 * have filled them in.
 */
export function AddressFields({ state: { way, fields }, offersPhone, typed }: AddressFieldsProps) {
  return (
    <>
      {way === 'sign_up' && (
        <Field
          name="name"
          label={signInSentences.name}
          isOptional
          autoComplete="name"
          maxLength={200}
          defaultValue={typed.name}
          error={fields.name}
        />
      )}
      <Field
        name="address"
        label={offersPhone ? signInSentences.emailOrPhone : signInSentences.email}
        type={offersPhone ? 'text' : 'email'}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={typed.address}
        error={fields.address}
      />
      {(way === 'password' || way === 'sign_up') && (
        <PasswordField
          key={way}
          name="password"
          label={signInSentences.password}
          autoComplete={way === 'password' ? 'current-password' : 'new-password'}
          error={fields.password}
        />
      )}
    </>
  );
}
