import { SubmitButton } from './submit-button';

type SideButtonProps = Omit<React.ComponentProps<typeof SubmitButton>, 'type' | 'variant' | 'children'> & {
  label: React.ReactNode;
};

/** A button in a form that does not submit it. */
export const SideButton = ({ label, ...button }: SideButtonProps) => (
  <SubmitButton {...button} type="button" variant="secondary">
    {label}
  </SubmitButton>
);
