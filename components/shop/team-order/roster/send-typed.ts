import { uploadFile } from '@/components/shop/uploads/upload-file';
import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';
import { removeEmptyRows } from '@/lib/rosters/edit-roster';
import { serializeRoster } from '@/lib/rosters/reading/roster-text';

/** Uploads typed names as a file. */
export function sendTyped(table: Parameters<typeof serializeRoster>[0]): ReturnType<typeof uploadFile> {
  const text = serializeRoster(removeEmptyRows(table));
  const file = new File([text], rosterFieldSentences.typedFile, { type: 'text/csv' });
  return uploadFile('roster', file, { onProgress: () => {}, signal: new AbortController().signal });
}
