// File names come from strangers' machines: data to show, never a path.
import { withoutHidden } from '@/lib/text/clean-text';

const LONGEST_FILE_NAME = 120;
const EXTENSION = /\.[A-Za-z0-9]{1,8}$/;

/**
 * A file's name without folders, control characters and direction marks; at most 120 characters, with its extension.
 */
export function cleanFileName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const whole = withoutHidden(last)
    .replace(/[\n\t]/g, '')
    .trim();
  const [extension = ''] = EXTENSION.exec(whole) ?? [];
  const stem = [...whole.slice(0, whole.length - extension.length)];
  const name = stem.slice(0, LONGEST_FILE_NAME - extension.length).join('') + extension;
  // In an address, '.' and '..' would mean a folder.
  return /^\.*$/.test(name) ? 'file' : name;
}
