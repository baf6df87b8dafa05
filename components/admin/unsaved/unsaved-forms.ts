// The forms of the page in which something is typed that is not saved yet.
import { keepTyped } from './typed-text';

export type UnsavedForm = {
  /** The form and the record that it is about. Null for what must not be kept, such as a password. */
  name: string | null;
  values: () => unknown;
};

const forms = new Set<UnsavedForm>();
/** Forms whose text somebody has given up. */
const given = new WeakSet<UnsavedForm>();
let isLeaving = false;

/** Notes a form until the answer is called. */
export function noteUnsaved(form: UnsavedForm): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** Whether leaving the page would lose something, and nobody has said that it may. */
export const isAnythingUnsaved = (): boolean => !isLeaving && [...forms].some((form) => !given.has(form));

/** Whether all that is typed may be kept. */
export const isAllKept = (): boolean => [...forms].every(({ name }) => name !== null);

/** Keeps what is typed for the page that comes next; false where the browser would not keep all of it. */
export const keepUnsaved = (): boolean =>
  [...forms].map(({ name, values }) => name === null || keepTyped(name, values())).every(Boolean);

/** Somebody has given up what is typed now. */
export function letGo(): void {
  for (const form of forms) {
    given.add(form);
  }
}

/** Somebody leaves on purpose, and is not asked any more. */
export function leaveOnPurpose(): void {
  isLeaving = true;
}
