// What a key does in a cell that is not being edited. For moving see grid-navigation.
export type KeyPress = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
};

export type KeyWish =
  | { kind: 'edit'; text?: string }
  | { kind: 'clear' }
  | { kind: 'undo' }
  | { kind: 'redo' };

/** Null for a key that the grid leaves to the browser. */
export function wishOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): KeyWish | null {
  const isControl = ctrlKey || metaKey;
  // AltGr, which types @ and € on many keyboards, is reported as Control and Alt.
  if (isControl && !altKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') {
      return { kind: shiftKey ? 'redo' : 'undo' };
    }
    return letter === 'y' ? { kind: 'redo' } : null;
  }
  if (key === 'Enter' || key === 'F2') {
    return { kind: 'edit' };
  }
  if (key === 'Delete' || key === 'Backspace') {
    return { kind: 'clear' };
  }
  return [...key].length === 1 && key !== ' ' ? { kind: 'edit', text: key } : null;
}
