/** An uploaded roster's file, as the product page has it. */
export const rosterUpload = (id: string) => ({
  id,
  kind: 'roster' as const,
  name: `${id}.csv`,
  sha256: 'a'.repeat(64),
  byteSize: 10,
  previewUrl: null,
  contentType: 'text/csv',
  width: null,
  height: null,
  hasTransparency: null,
});
