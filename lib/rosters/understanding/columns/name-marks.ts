// Marks that coaches write beside a name: a footnote sign, or a role in the team. Never removed without a question:
// '(C)' can mean the captain, or the second Ava.

/** Longer cells are not names with a mark. */
const LONGEST_NAME = 100;

const SIGNS = '*＊†‡';
const ROLES =
  /^(?:c|cc|vc|ac|a|gk|g|k|capt|captain|co ?capt(?:ain)?|vice ?capt(?:ain)?|asst ?capt(?:ain)?|alternate(?: captain)?|goal ?keeper|goalie|keeper|torwart|kapitän|capitaine|capitán|capitan|libero|l|manager|mgr|coach)$/;
/** '(C)', '[Capt.]' at the end. */
const BRACKETED = /[([]([^()[\]]{1,20})[)\]]$/;
/** '- Captain', ', GK': whole words only, because a single letter after a dash is an initial. */
const DASHED = /[-–—,] ?((?:co-)?[\p{L} ]{2,16}\.?)$/u;

const isRole = (text: string): boolean =>
  ROLES.test(
    text
      .toLowerCase()
      .replace(/[.-]/g, ' ')
      .replace(/\s{2,5}/g, ' ')
      .trim(),
  );

/** The cell without marks before or after the name; unchanged if there are none. */
export function withoutMark(cell: string): string {
  let name = cell.trim();
  if (name === '' || name.length > LONGEST_NAME) {
    return cell;
  }
  for (let before = ''; before !== name; ) {
    before = name;
    name = withoutSigns(name);
    const behind = BRACKETED.exec(name) ?? DASHED.exec(name);
    if (behind && isRole(behind[1] ?? '')) {
      name = name.slice(0, behind.index).trim();
    }
  }
  // A name that consists of a mark alone is kept.
  return name === cell.trim() || name === '' ? cell : name;
}

function withoutSigns(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && (SIGNS.includes(text[from] ?? '') || text[from] === ' ')) {
    from += 1;
  }
  while (to > from && (SIGNS.includes(text[to - 1] ?? '') || text[to - 1] === ' ')) {
    to -= 1;
  }
  return text.slice(from, to);
}

/** The mark beside the name in a cell; null for none. */
export function markOf(cell: string): string | null {
  const name = withoutMark(cell);
  if (name === cell) {
    return null;
  }
  const text = cell.trim();
  const at = text.indexOf(name);
  return `${text.slice(0, at)} ${text.slice(at + name.length)}`.trim();
}
