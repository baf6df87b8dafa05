import { Prisma } from '@/lib/db/generated/client';

/** The products of a category, whether it is their first or a further one. */
export const inCategory = (categoryId: string) =>
  ({
    OR: [{ categoryId }, { furtherCategories: { some: { categoryId } } }],
  }) satisfies Prisma.ProductWhereInput;

/** The same in SQL, for a row of `products`: whether it is in one of these categories. */
export const isInCategories = (tenantId: string, categoryIds: readonly string[]): Prisma.Sql =>
  categoryIds.length === 0
    ? Prisma.sql`false`
    : Prisma.sql`(coalesce(products.category_id = ANY (${[...categoryIds]}::uuid[]), false) OR EXISTS (
        SELECT 1 FROM product_categories c WHERE c.tenant_id = ${tenantId}::uuid AND c.product_id = products.id
          AND c.category_id = ANY (${[...categoryIds]}::uuid[])))`;
