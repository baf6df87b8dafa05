const UNSAFE_IN_QUOTES = /[^ !#-[\]-~]/g;
// What encodeURIComponent leaves alone and RFC 5987 does not.
const NOT_IN_EXTENDED_VALUES = /['()*]/g;

/** The header that makes a browser save a file under its name and never show it (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(UNSAFE_IN_QUOTES, '_');
  const extended = encodeURIComponent(fileName).replace(
    NOT_IN_EXTENDED_VALUES,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}
