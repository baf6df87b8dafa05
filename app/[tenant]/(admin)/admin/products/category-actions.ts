'use server';
import { z } from 'zod';
import * as categories from '@/lib/catalog/categories/categories.commands';
import { categoryNameProblem, LONGEST_CATEGORY_NAME } from '@/lib/catalog/categories/category-rules';
import { MOST_CATEGORIES } from '@/lib/catalog/products/admin-products.queries';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { type Outcome, refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { boundedText } from '@/lib/text/bounded-text';
import { cleanLine } from '@/lib/text/clean-text';

const { category: sentences } = messages;

/** The most characters that are read of a name. */
const LONGEST_TYPED = 2_000;

const name = boundedText(LONGEST_TYPED, sentences.tooLong(LONGEST_CATEGORY_NAME))
  .transform(cleanLine)
  .superRefine((text, context) => {
    const problem = categoryNameProblem(text);
    if (problem !== null) {
      context.addIssue({ code: 'custom', message: problem });
    }
  });

function refusalOf(code: 'name_taken' | 'too_many' | 'gone'): Outcome<never> {
  switch (code) {
    case 'name_taken':
      return refused(sentences.nameTaken, { name: sentences.nameTaken });
    case 'too_many':
      return refused(sentences.tooMany(MOST_CATEGORIES));
    case 'gone':
      return refused(sentences.gone);
  }
}

export const createCategory = adminAction({
  may: 'categories.edit',
  schema: z.object({ name }),
  failureMessage: sentences.createFailed,
  handle: async ({ tenant }, input) => {
    const created = await categories.createCategory(tenant.id, input.name);
    if (!created.ok) {
      return refusalOf(created.error);
    }
    return ok(created.value);
  },
});

export const renameCategory = adminAction({
  may: 'categories.edit',
  schema: z.object({ id: z.uuid(), name }),
  failureMessage: sentences.changeFailed,
  handle: async ({ tenant }, input) => {
    const renamed = await categories.renameCategory(tenant.id, input.id, input.name);
    if (!renamed.ok) {
      return refusalOf(renamed.error);
    }
    return ok(renamed.value);
  },
});

export const moveCategory = adminAction({
  may: 'categories.edit',
  schema: z.object({ id: z.uuid(), direction: z.enum(['up', 'down']) }),
  failureMessage: sentences.changeFailed,
  handle: async ({ tenant }, { id, direction }) => {
    const moved = await categories.moveCategory(tenant.id, id, direction);
    if (!moved.ok) {
      return refusalOf(moved.error);
    }
    return ok(null);
  },
});

export const deleteCategory = adminAction({
  may: 'categories.edit',
  schema: z.object({ id: z.uuid() }),
  failureMessage: sentences.changeFailed,
  handle: async ({ tenant }, { id }) => {
    const deleted = await categories.deleteCategory(tenant.id, id);
    if (!deleted.ok) {
      return refusalOf(deleted.error);
    }
    return ok(null);
  },
});
