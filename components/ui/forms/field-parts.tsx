// Parts of a field for places that make their own. Apart from `Field`, which a product's page does not need.
export const inputStyle =
  'block w-full rounded-control border bg-surface px-4 py-3 text-base placeholder:text-muted/80 min-h-12';

/** The error below a field. */
export function FieldError({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <p id={id} className="mt-1 text-sm text-danger">
      {children}
    </p>
  );
}
