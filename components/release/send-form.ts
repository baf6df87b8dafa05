// Forms that work without a script too: sent by a script, they keep what was typed if no server takes it.
import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { reloadByItself } from './reload';

/** What was typed, by name of field. */
export type Typed = Readonly<Record<string, string>>;

const storeKey = (form: string): string => `typed-${form}`;

function keepTyped(name: string, form: FormData): boolean {
  const typed = [...form].filter(([field, value]) => typeof value === 'string' && !field.startsWith('$'));
  try {
    sessionStorage.setItem(storeKey(name), JSON.stringify(Object.fromEntries(typed)));
    return true;
  } catch {
    return false;
  }
}

/** What this tab has kept of a form before its page was loaded again, once; null if nothing. */
export function takeTyped(name: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storeKey(name)) ?? 'null');
    sessionStorage.removeItem(storeKey(name));
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(
          Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : null;
  } catch {
    return null;
  }
}

/**
 * Sends a form by its action. Without an answer the result is `failed`, and what was typed stays. A server of another
 * release may not know the action: then what was typed is kept in this tab for `takeTyped`, and the page is loaded again.
 */
export async function sendForm<State>(
  name: string,
  form: FormData,
  send: (form: FormData) => Promise<State>,
): Promise<State | 'failed'> {
  try {
    return await send(form);
  } catch (error) {
    if (unstable_isUnrecognizedActionError(error) && keepTyped(name, form)) {
      reloadByItself('reloaded');
    }
    return 'failed';
  }
}
