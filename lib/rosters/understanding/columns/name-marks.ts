// What coaches write beside a name that is no part of it, as far as can be seen: a footnote's sign, or what somebody is in
// the team. It is never taken off without a question: '(C)' may be the captain, or the other Ava.

/** No name with a mark is longer. */
const LONGEST_NAME = 100;

const SIGNS = '*＊†‡';
const ROLES =
  /^(?:c|cc|vc|ac|a|gk|g|k|capt|captain|co ?capt(?:ain)?|vice ?capt(?:ain)?|asst ?capt(?:ain)?|alternate(?: captain)?|goal ?keeper|goalie|keeper|torwart|kapitän|capitaine|capitán|capitan|libero|l|manager|mgr|coach)$/;
/** '(C)', '[Capt.]', with nothing else behind it. */
const BRACKETED = /[([]([^()[\]]{1,20})[)\]]$/;
/** '- Captain', ', GK': words only, because one letter behind a dash is a name's initial. */
const DASHED = /[-–—,] ?((?:co-)?[\p{L} ]{2,16}\.?)$/u;

const isRole = (text: string): boolean =>
  ROLES.test(
    text
      .toLowerCase()
      .replace(/[.-]/g, ' ')
      .replace(/\s{2,5}/g, ' ')
      .trim(),
  );

/** The cell without what stands before or behind the name; the same text where nothing does. */
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
  // Whoever is called by a sign or a role alone keeps it.
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

/** What stands beside the name in a cell; null where nothing does. */
export function markOf(cell: string): string | null {
  const name = withoutMark(cell);
  if (name === cell) {
    return null;
  }
  const text = cell.trim();
  const at = text.indexOf(name);
  return `${text.slice(0, at)} ${text.slice(at + name.length)}`.trim();
}
