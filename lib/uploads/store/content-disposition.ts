const UNSAFE_IN_QUOTES = /[^ !#-[\]-~]/g;
// Characters that encodeURIComponent keeps and RFC 5987 forbids.
const NOT_IN_EXTENDED_VALUES = /['()*]/g;

/** The header that makes a browser save a file under its name instead of showing it (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(UNSAFE_IN_QUOTES, '_');
  const extended = encodeURIComponent(fileName).replace(
    NOT_IN_EXTENDED_VALUES,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}
