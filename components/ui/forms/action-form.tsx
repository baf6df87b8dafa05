type ActionFormProps = Omit<React.ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  onSubmit: (form: HTMLFormElement) => void;
};

/** A form whose component validates and sends it, instead of the browser. */
export const ActionForm = ({ onSubmit, ...form }: ActionFormProps) => (
  <form
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(event.currentTarget);
    }}
  />
);
