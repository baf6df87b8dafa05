import { Notice } from '@/components/ui/notice';

type FormRefusalProps = {
  /** What stands beside a field, which is said aloud as well, wherever the focus is. */
  fieldError: string | undefined;
  /** What the server said. */
  refusal: { message: string } | null;
};

/** Why a form was not taken: in its place where it is about no field of it. */
export const FormRefusal = ({ fieldError, refusal }: FormRefusalProps) => (
  <>
    <p role="alert" className="sr-only">
      {fieldError}
    </p>
    {refusal && !fieldError && <Notice kind="error">{refusal.message}</Notice>}
  </>
);
