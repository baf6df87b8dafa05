// The forms of the page with unsaved input.
import { keepTyped } from './typed-text';

export type UnsavedForm = {
  /** Identifies form and record. Null for values that must not be stored, such as a password. */
  name: string | null;
  values: () => unknown;
};

const forms = new Set<UnsavedForm>();
/** Forms whose input the person has discarded. */
const given = new WeakSet<UnsavedForm>();
let isLeaving = false;

/** Registers a form; the returned function unregisters it. */
export function noteUnsaved(form: UnsavedForm): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** Whether leaving the page would lose input that the person has not agreed to discard. */
export const isAnythingUnsaved = (): boolean => !isLeaving && [...forms].some((form) => !given.has(form));

/** Whether all input can be kept. */
export const isAllKept = (): boolean => [...forms].every(({ name }) => name !== null);

/** Keeps the input for the next page; false if the browser cannot keep all of it. */
export const keepUnsaved = (): boolean =>
  [...forms].map(({ name, values }) => name === null || keepTyped(name, values())).every(Boolean);

/** The person agrees to discard the current input. */
export function letGo(): void {
  for (const form of forms) {
    given.add(form);
  }
}

/** The person leaves on purpose: do not ask any more. */
export function leaveOnPurpose(): void {
  isLeaving = true;
}
