import { type FileAnswer, type KeptImport, readFileAnswer } from '@/lib/catalog/transfer/file-answer';
import { PRODUCT_FILE_PATH } from '@/lib/http/routes.mjs';
import { transferSentences } from '@/lib/messages/en/admin/products/transfer';
import { releaseHeader } from '@/lib/release';
import { err, ok, type Result } from '@/lib/result';
import { refusalOf } from '@/lib/wire/call';

/** An import of a file's products that has just begun: each is to be created. */
const begin = (answer: FileAnswer): KeptImport => ({
  ...answer,
  setsPieces: false,
  rows: answer.drafts.map((draft) => ({
    ...draft,
    takesOptions: true,
    id: crypto.randomUUID(),
    action: 'create',
    done: null,
    refusal: null,
  })),
});

/** Sends a file, and returns its products, or the sentence that says why there are none. */
export async function sendFile(file: File): Promise<Result<KeptImport, string>> {
  try {
    const response = await fetch(PRODUCT_FILE_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', ...releaseHeader() },
      body: file,
    });
    const text = await response.text();
    if (!response.ok) {
      return err(refusalOf(text, response.status).message ?? transferSentences.readFailed);
    }
    const answer = readFileAnswer(JSON.parse(text));
    return answer === null ? err(transferSentences.readFailed) : ok(begin(answer));
  } catch {
    return err(transferSentences.readFailed);
  }
}
