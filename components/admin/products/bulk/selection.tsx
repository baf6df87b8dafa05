'use client';
import { createContext, useContext, useState } from 'react';

type Selection = {
  ids: ReadonlySet<string>;
  /** Selects these products, or no longer. */
  set: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
};

const SelectionContext = createContext<Selection | null>(null);

/** The products that are selected in the list; they stay selected on its other pages. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (selection === null) {
    throw new Error('The product list has no selection around it');
  }
  return selection;
}

export function SelectionProvider({ children }: { children: React.ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <SelectionContext
      value={{
        ids,
        set: (changed, isSelected) =>
          setIds((current) =>
            isSelected
              ? new Set([...current, ...changed])
              : new Set([...current].filter((id) => !changed.includes(id))),
          ),
        clear: () => setIds(new Set()),
      }}
    >
      {children}
    </SelectionContext>
  );
}
