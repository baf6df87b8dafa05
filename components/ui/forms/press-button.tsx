'use client';
import { SubmitButton } from './submit-button';

type PressButtonProps = Omit<React.ComponentProps<typeof SubmitButton>, 'type' | 'onClick' | 'children'> & {
  label: string;
  onPress: () => unknown;
};

/** A `SubmitButton` that sends no form. */
export const PressButton = ({ label, onPress, variant = 'secondary', ...rest }: PressButtonProps) => (
  <SubmitButton {...rest} type="button" variant={variant} onClick={() => void onPress()}>
    {label}
  </SubmitButton>
);
