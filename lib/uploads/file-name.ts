// Names of files come from strangers' machines: data to show, never a path.
const LONGEST_FILE_NAME = 120;
// Control characters, halves of characters, and those that turn the direction of the text around them.
const INVISIBLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const EXTENSION = /\.[A-Za-z0-9]{1,8}$/;

/** A file's name without its folders, control and direction characters; at most 120 characters, with its extension. */
export function cleanFileName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const whole = last.replace(INVISIBLE, '').trim();
  const [extension = ''] = EXTENSION.exec(whole) ?? [];
  const stem = [...whole.slice(0, whole.length - extension.length)];
  const name = stem.slice(0, LONGEST_FILE_NAME - extension.length).join('') + extension;
  // In an address, one or two dots would be a folder.
  return /^\.*$/.test(name) ? 'file' : name;
}
