import { Notice } from '@/components/ui/notice';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import type { Import } from './use-import';

/** What was imported, and what is left to do by hand. */
export function ImportResult({ current: { rows, problems } }: { current: Import }) {
  const count = (done: 'created' | 'updated') => rows.filter((row) => row.done === done).length;
  const skipped = rows.filter(({ action }) => action === 'skip').length;
  const left = rows.filter(({ id }) => problems.has(id)).length;
  const pictures = rows.flatMap(({ done, values, notes }) =>
    done === null
      ? []
      : notes.flatMap((note) =>
          note.kind === 'pictures' ? [{ name: values.name, addresses: note.addresses }] : [],
        ),
  );
  return (
    <>
      <Notice kind="success" takesFocus className="flex flex-col gap-2 text-ink">
        <p className="font-semibold">
          {sentences.result({ created: count('created'), updated: count('updated'), skipped })}
        </p>
        {left > 0 && <p>{sentences.left(left)}</p>}
        <a href="/admin/products" className="self-start underline underline-offset-4">
          {sentences.openProducts}
        </a>
      </Notice>
      {pictures.length > 0 && (
        <details className="rounded-card border border-line bg-surface p-4">
          <summary className="min-h-11 cursor-pointer font-semibold">{sentences.handTitle}</summary>
          <p className="my-2 max-w-prose text-muted">{sentences.handHint}</p>
          <ul className="flex flex-col gap-3">
            {pictures.map(({ name, addresses }) => (
              <li key={`${name} ${addresses.join()}`}>
                <p className="font-medium">{name}</p>
                <ul>
                  {addresses.map((address) => (
                    <li key={address} className="break-all text-sm text-muted">
                      {address}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
