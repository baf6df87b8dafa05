// The shape of a body or an answer, defined once for three uses: the type, the check of received data, and the words
// of docs/calls.md. Small, so that browsers load it instead of a schema library.
import type { Cents } from '@/lib/money/cents';

/** `form` describes the shape in docs/calls.md. */
export type Shape<Value> = {
  fits: (value: unknown) => value is Value;
  form: Form;
};

export type Form =
  | { kind: 'value'; name: string }
  | { kind: 'list'; of: Form }
  | { kind: 'object'; fields: Record<string, Form>; optional: readonly string[] }
  | { kind: 'either'; forms: Form[] };

export type ValueOf<S> = S extends Shape<infer Value> ? Value : never;

type Optional<Value> = Shape<Value> & { isOptional: true };
type Fields = Record<string, Shape<unknown>>;
type OptionalKey<F extends Fields> = {
  [Key in keyof F]: F[Key] extends { isOptional: true } ? Key : never;
}[keyof F];
type ObjectOf<F extends Fields> = { [Key in Exclude<keyof F, OptionalKey<F>>]: ValueOf<F[Key]> } & {
  [Key in OptionalKey<F>]?: ValueOf<F[Key]> | undefined;
};

const value = <Value>(name: string, fits: (given: unknown) => given is Value): Shape<Value> => ({
  fits,
  form: { kind: 'value', name },
});

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

export const text = value('text', (given): given is string => typeof given === 'string');
export const flag = value('flag', (given): given is boolean => typeof given === 'boolean');
export const number = value('number', (given): given is number => Number.isFinite(given));
/** A whole number that is not negative. */
export const count = value(
  'count',
  (given): given is number => Number.isSafeInteger(given) && Number(given) >= 0,
);
/** An amount of money: a whole number of cents. */
export const amount = value('cents', (given): given is Cents => count.fits(given));
/** An amount that can be negative, such as a discount. */
export const signedAmount = value('signed cents', (given): given is Cents => Number.isSafeInteger(given));
const nothing = value('null', (given): given is null => given === null);

/** One of a set of words. They are keys, so that `satisfies Record<Word, true>` reports a missing one. */
export const word = <Words extends Record<string, true>>(words: Words): Shape<keyof Words & string> => ({
  fits: (given): given is keyof Words & string => text.fits(given) && Object.hasOwn(words, given),
  form: {
    kind: 'either',
    forms: Object.keys(words).map((one) => ({ kind: 'value', name: `"${one}"` })),
  },
});

/** The first shape, or else the second. */
export const either = <First, Second>(first: Shape<First>, second: Shape<Second>): Shape<First | Second> => ({
  fits: (given): given is First | Second => first.fits(given) || second.fits(given),
  form: { kind: 'either', forms: [first.form, second.form] },
});

/** One of several shapes. */
export const anyOf = <Shapes extends readonly Shape<unknown>[]>(
  ...shapes: Shapes
): Shape<ValueOf<Shapes[number]>> => ({
  fits: (given): given is ValueOf<Shapes[number]> => shapes.some((shape) => shape.fits(given)),
  form: { kind: 'either', forms: shapes.map(({ form }) => form) },
});

export const nullable = <Value>(shape: Shape<Value>): Shape<Value | null> => either(shape, nothing);

/** A field that can be missing. */
export const optional = <Value>(shape: Shape<Value>): Optional<Value> => ({ ...shape, isOptional: true });

export const list = <Value>(shape: Shape<Value>): Shape<Value[]> => ({
  fits: (given): given is Value[] => Array.isArray(given) && given.every(shape.fits),
  form: { kind: 'list', of: shape.form },
});

/** Values of one shape under keys that are not known in advance. */
export const byName = <Value>(shape: Shape<Value>): Shape<Record<string, Value>> => ({
  fits: (given): given is Record<string, Value> =>
    isRecord(given) && Object.values(given).every((one) => shape.fits(one)),
  form: { kind: 'object', fields: { '…': shape.form }, optional: [] },
});

const isOptional = (shape: Shape<unknown>): boolean => 'isOptional' in shape;

/** Known fields. A newer server can add others. */
export const object = <F extends Fields>(fields: F): Shape<ObjectOf<F>> => {
  const entries = Object.entries(fields);
  return {
    fits: (given): given is ObjectOf<F> =>
      isRecord(given) &&
      entries.every(
        ([name, shape]) => (isOptional(shape) && given[name] === undefined) || shape.fits(given[name]),
      ),
    form: {
      kind: 'object',
      fields: Object.fromEntries(entries.map(([name, { form }]) => [name, form])),
      optional: entries.filter(([, shape]) => isOptional(shape)).map(([name]) => name),
    },
  };
};

/** A shape with an additional rule. */
export const where = <Value>(
  { fits, form }: Shape<Value>,
  rule: (value: Value) => boolean,
): Shape<Value> => ({
  fits: (given): given is Value => fits(given) && rule(given),
  form,
});
