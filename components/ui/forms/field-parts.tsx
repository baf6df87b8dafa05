// Parts of a field for places that make their own. Apart from `Field`, which a product's page does not need.

/** The look of an input, without the colour of its border. Its rules are in look.css. */
export const inputStyle = 'input';

/** The error below a field. */
export function FieldError({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <p id={id} className="mt-1 text-sm text-danger">
      {children}
    </p>
  );
}
