import { readProductFile } from '@/lib/catalog/transfer/read-product-file';
import { adminHandler } from '@/lib/entry/admin-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { LARGEST_PRODUCT_FILE } from '@/lib/http/body-limits.mjs';
import { readBytes } from '@/lib/http/read-bytes';
import { countTry } from '@/lib/limits/rate-limits';
import { transferSentences } from '@/lib/messages/en/admin/products/transfer';
import type { AnswerTo } from '@/lib/wire/contract';
import type { readProductFileCall } from '@/lib/wire/products';

type Answer = AnswerTo<typeof readProductFileCall>;

/** Reads a file of products, whose bytes are the body: 200 with its products. Stores nothing. */
export const POST = adminHandler(
  { may: 'products.import', failureMessage: transferSentences.readFailed },
  async ({ tenant }, request) => {
    const tried = await countTry([{ limit: 'productFileShop', key: tenant.id }]);
    if (!tried.ok) {
      return apiError('too_many_attempts', { message: transferSentences.tooManyFiles(tried.error.minutes) });
    }
    const bytes = await readBytes(request, LARGEST_PRODUCT_FILE);
    if (!bytes.ok) {
      return bytes.error === 'body_too_large'
        ? apiError('body_too_large', { message: transferSentences.readErrors.too_large })
        : apiError('body_broken', { message: transferSentences.readFailed });
    }
    const file = await readProductFile(tenant.id, bytes.value);
    return file.ok
      ? apiAnswer(file.value satisfies Answer)
      : apiError('product_file_refused', { message: transferSentences.readErrors[file.error] });
  },
);

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
