// Whether the body of a call of an action can be read at all. React and Next throw at one that cannot, which would be a
// 500 and lines in the log for whoever sends rubbish. Edge code: no Node, no packages.

/** The form of a server action's id. Cached functions have ids too, told apart by their first bit, and Next would run either. */
export const ACTION_ID = /^[0-7][\da-f]{41}$/i;

/** As long as any argument is; the same as for any plain body. */
const LONGEST_FIELD = 256 * 1024;
const LONGEST_NAME = 200;

/** Where a value stands in place of another part of the body, by that part's number. What people type has `$$` there. */
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

/** Whether a text is JSON that speaks only of parts that are there. */
const isWhole = (text: string, hasPart: (part: string) => boolean) =>
  text.length <= LONGEST_FIELD &&
  parse(text) !== undefined &&
  [...text.matchAll(REFERENCE)].every(([, part = '']) => hasPart(part));

const isList = (text: string) => Array.isArray(parse(text));

/** The arguments of a call from a script, where they are one text. */
export const areArguments = (text: string): boolean => isWhole(text, (part) => part === '0') && isList(text);

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Whether all that stands in numbered parts, with `prefix` before the number, is whole. */
const areParts = (form: FormData, prefix: string) =>
  [...form].every(([name, value]) => {
    const isPart =
      name.length <= LONGEST_NAME && name.startsWith(prefix) && /^[0-9a-f]+$/.test(name.slice(prefix.length));
    return !isPart || typeof value !== 'string' || isWhole(value, (part) => form.has(`${prefix}${part}`));
  });

/** The arguments of a call from a script, where a form is among them. */
export const areArgumentsInParts = (form: FormData): boolean =>
  isList(textOf(form, '0')) && areParts(form, '');

/** A form that a browser sends without a script: what it says of its action can be read. */
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
