// Columns of a row as one JSON value, for statements in SQL of our own that read several tables.
import 'server-only';
import { Prisma } from './generated/client';
import { columnOf } from './insert-rows';

/**
 * A JSON object of the table with this alias, with the fields of a schema that is to parse it, named as in Prisma's model. Times
 * become ISO 8601 text; not for decimals, which JSON does not keep.
 */
export const jsonOf = (alias: string, { shape }: { shape: object }): Prisma.Sql => {
  // Names of our own source, never of a request.
  const fields = Object.keys(shape).map((field) => `'${field}', ${alias}.${columnOf(field)}`);
  return Prisma.raw(`json_build_object(${fields.join(', ')})`);
};
