// Reloads a page whose server has been updated to another release.

const NOTE = 'reloaded-for-release';
/** Milliseconds. Two servers of different releases that answer in turn must not cause a reload loop. */
const NOT_AGAIN_WITHIN = 60_000;

/** The message after the reload. */
export type ReloadNote = 'reloaded' | 'reloaded_unsaved';

type Noted = { note: ReloadNote | null; at: number };

function readNote(): Noted | null {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(NOTE) ?? 'null');
    const isNoted =
      typeof noted === 'object' && noted !== null && 'at' in noted && typeof noted.at === 'number';
    if (!isNoted) {
      return null;
    }
    const note =
      'note' in noted && (noted.note === 'reloaded' || noted.note === 'reloaded_unsaved') ? noted.note : null;
    return { note, at: noted.at as number };
  } catch {
    return null;
  }
}

/**
 * Reloads the page; returns false instead if it was reloaded a moment ago, or if this browser cannot remember that.
 */
export function reloadByItself(note: ReloadNote, now = Date.now()): boolean {
  const last = readNote();
  if (last !== null && now - last.at < NOT_AGAIN_WITHIN) {
    return false;
  }
  try {
    sessionStorage.setItem(NOTE, JSON.stringify({ note, at: now }));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Why the page was reloaded, once; null if it was not. */
export function takeReloadNote(): ReloadNote | null {
  const last = readNote();
  if (last?.note) {
    sessionStorage.setItem(NOTE, JSON.stringify({ ...last, note: null }));
  }
  return last?.note ?? null;
}
