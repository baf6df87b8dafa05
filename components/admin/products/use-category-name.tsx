import { useRef, useState } from 'react';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { Field } from '@/components/ui/forms/field';
import { categoryNameProblem } from '@/lib/catalog/categories/category-rules';
import type { Outcome } from '@/lib/outcome';

/** The state of a category's name while it is typed, and its error. */
export function useCategoryName(initial: string) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  /**
   * Saves the name if it is valid, and returns the saved value; else shows the error at the field and returns null.
   */
  async function submit<Value>(save: () => Promise<Outcome<Value> | null>): Promise<Value | null> {
    const found = categoryNameProblem(name);
    const outcome = found ? null : await save();
    if (outcome?.ok) {
      setProblem(null);
      return outcome.value;
    }
    setProblem(found ?? outcome?.error.message ?? null);
    input.current?.focus();
    return null;
  }

  /** For keeping the typed name when the page is left without saving. */
  const kept = {
    values: { name },
    restore: (values: unknown) => {
      const typed = fieldsFrom(values, { name });
      setName(typed?.name ?? name);
      return typed !== null;
    },
  };
  return { name, setName, problem, setProblem, input, submit, kept };
}

type CategoryNameFieldProps = Omit<
  React.ComponentProps<typeof Field>,
  'ref' | 'value' | 'error' | 'onChange' | 'autoComplete'
> & { typed: ReturnType<typeof useCategoryName> };

/** The field of a category's name; screen readers announce its error. */
export function CategoryNameField({ typed, ...field }: CategoryNameFieldProps) {
  const { name, setName, problem, setProblem, input } = typed;
  return (
    <>
      <Field
        {...field}
        ref={input}
        autoComplete="off"
        value={name}
        error={problem ?? undefined}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(null);
        }}
      />
      <div role="alert" className="sr-only">
        {problem}
      </div>
    </>
  );
}
