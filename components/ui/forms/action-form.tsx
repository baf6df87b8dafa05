type ActionFormProps = Omit<React.ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  onSubmit: (form: HTMLFormElement) => void;
};

/** A form that is checked and sent by its component; the browser does neither. */
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
