'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { SubmitButton } from './submit-button';

type SubmitOrBackProps = {
  isPending: boolean;
  /** What sends the form, and what the button says meanwhile. */
  submit: string;
  pending: string;
  /** What leads back without sending it. */
  back: string;
  onBack: () => void;
};

/** The two buttons of a form that can be left. */
export const SubmitOrBack = ({ isPending, submit, pending, back, onBack }: SubmitOrBackProps) => (
  <div className="flex flex-wrap gap-3">
    <SubmitButton isPending={isPending} pendingLabel={pending}>
      {submit}
    </SubmitButton>
    <button type="button" className={buttonStyle('secondary')} onClick={onBack}>
      {back}
    </button>
  </div>
);
