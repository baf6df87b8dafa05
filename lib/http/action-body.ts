// Checks whether the body of an action call can be read at all. React and Next throw at an unreadable one, so garbage
// would cause a 500 and lines in the log. Edge code: no Node, no packages.

/**
 * The form of a server action's id. Cached functions have ids too, with another first bit, and Next would run either.
 */
export const ACTION_ID = /^[0-7][\da-f]{41}$/i;

/** The limit for an argument; the same as for any plain body. */
const LONGEST_FIELD = 256 * 1024;
const LONGEST_NAME = 200;

/** A reference to another part of the body, by the part's number. In typed text, `$` is escaped as `$$`. */
const REFERENCE = /(?<=[[,:{])"\$[@FhQWiB]?([0-9a-f]{1,8})(?=[":])/g;

const FIELD_OF_BOUND = '$ACTION_REF_';
const FIELD_OF_ID = '$ACTION_ID_';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text is JSON that refers only to existing parts. */
const isWhole = (text: string, hasPart: (part: string) => boolean) =>
  text.length <= LONGEST_FIELD &&
  parse(text) !== undefined &&
  [...text.matchAll(REFERENCE)].every(([, part = '']) => hasPart(part));

const isList = (text: string) => Array.isArray(parse(text));

/** Whether a text is the arguments of a call from a script. */
export const areArguments = (text: string): boolean => isWhole(text, (part) => part === '0') && isList(text);

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Whether all numbered parts, with `prefix` before the number, are complete. */
const areParts = (form: FormData, prefix: string) =>
  [...form].every(([name, value]) => {
    const isPart =
      name.length <= LONGEST_NAME && name.startsWith(prefix) && /^[0-9a-f]+$/.test(name.slice(prefix.length));
    return !isPart || typeof value !== 'string' || isWhole(value, (part) => form.has(`${prefix}${part}`));
  });

/** Whether a form is the arguments of a call from a script, with a form among them. */
export const areArgumentsInParts = (form: FormData): boolean =>
  isList(textOf(form, '0')) && areParts(form, '');

/** Whether a form that a browser sends without a script has readable fields about its action. */
export function isPlainForm(form: FormData): boolean {
  return [...form.keys()].every((name) => {
    if (name.startsWith(FIELD_OF_BOUND)) {
      const prefix = `$ACTION_${name.slice(FIELD_OF_BOUND.length)}:`;
      return (
        name.length <= LONGEST_NAME &&
        ACTION_ID.test(String((parse(textOf(form, `${prefix}0`)) as { id?: unknown } | null)?.id ?? '')) &&
        areParts(form, prefix)
      );
    }
    return !name.startsWith(FIELD_OF_ID) || ACTION_ID.test(name.slice(FIELD_OF_ID.length));
  });
}
