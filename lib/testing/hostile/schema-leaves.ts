// Finds the texts in a schema, so that a test can set each of them without knowing the schema.
import type { z } from 'zod';

type Path = (string | number)[];

const isType = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The paths of everything in a schema that is neither object nor list; a list counts as its first element. */
export function leafPaths(schema: z.core.$ZodType, path: Path = []): Path[] {
  const def: unknown = schema._zod.def;
  if (!isRecord(def)) {
    return [path];
  }
  if (isRecord(def.shape)) {
    return Object.entries(def.shape).flatMap(([key, type]) =>
      isType(type) ? leafPaths(type, [...path, key]) : [],
    );
  }
  if (isType(def.element)) {
    return leafPaths(def.element, [...path, 0]);
  }
  for (const inner of [def.innerType, def.in]) {
    if (isType(inner)) {
      return leafPaths(inner, path);
    }
  }
  if (Array.isArray(def.options)) {
    return def.options.filter(isType).flatMap((option) => leafPaths(option, path));
  }
  return [path];
}

/** An input with `value` at the path and nothing else. */
export const inputWith = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);
