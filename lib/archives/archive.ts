// The rules of archives. Safe for the browser.
const MINUTE = 60 * 1_000;
const DAY = 24 * 60 * MINUTE;

export const ARCHIVE_STATUSES = ['waiting', 'ready', 'failed', 'removed'] as const;
export type ArchiveStatus = (typeof ARCHIVE_STATUSES)[number];

/** How long an archive is kept, in milliseconds. */
export const ARCHIVE_LIFE = 7 * DAY;
/** How long a link to one works, in milliseconds: a download that has begun goes on. */
export const ARCHIVE_LINK_LIFE = 5 * MINUTE;
/** Archives that a shop may ask for in one day. */
export const MOST_ARCHIVES_A_DAY = 3;
/** Tries until an archive is given up. */
export const MOST_TRIES = 3;

export type Archive = {
  id: string;
  status: ArchiveStatus;
  requestedBy: string;
  doneParts: number;
  /** 0 until its parts are counted. */
  totalParts: number;
  byteSize: number | null;
  missingFiles: number;
  createdAt: Date;
  expiresAt: Date | null;
};
