// The server's schema of a product's terms. Sentences and limits are in terms-draft.ts.
import { z } from 'zod';
import { termsProblems as say } from '@/lib/messages/en/admin/products/terms';
import type { Cents } from '@/lib/money/cents';
import { boundedText } from '@/lib/text/bounded-text';
import { MOST_BREAKS } from './product-terms';
import { readTypedTerms, type TermsDraft } from './terms-draft';

const text = boundedText(40, say.invalid);

/** As the form sends them. */
export const termsInput = z.object({
  sale: text,
  saleFrom: text,
  saleUntil: text,
  breaks: z.array(z.object({ key: text, from: text, price: text })).max(MOST_BREAKS),
  minimum: text,
  readyDays: text,
  letterStyle: text,
}) satisfies z.ZodType<TermsDraft, unknown>;

/** Refuses terms that do not fit the product's price. */
export function checkTerms(
  { terms, price }: { terms?: TermsDraft | undefined; price: Cents },
  context: z.core.$RefinementCtx,
): void {
  const read = terms === undefined ? null : readTypedTerms(terms, price);
  if (read?.ok === false) {
    const [sentence = say.invalid] = Object.values(read.error);
    context.addIssue({ code: 'custom', message: sentence, path: ['terms'] });
  }
}

/** The terms of a form that has passed `checkTerms`. */
export const typedTerms = (terms: TermsDraft, price: Cents) => {
  const read = readTypedTerms(terms, price);
  return read.ok ? read.value : undefined;
};
