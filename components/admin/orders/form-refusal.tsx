import { Notice } from '@/components/ui/notice';

type FormRefusalProps = {
  /** The error beside a field; also announced, wherever the focus is. */
  fieldError: string | undefined;
  /** The server's refusal. */
  refusal: { message: string } | null;
};

/** Why a form was refused. Visible here if the error belongs to none of its fields. */
export const FormRefusal = ({ fieldError, refusal }: FormRefusalProps) => (
  <>
    <p role="alert" className="sr-only">
      {fieldError}
    </p>
    {refusal && !fieldError && <Notice kind="error">{refusal.message}</Notice>}
  </>
);
