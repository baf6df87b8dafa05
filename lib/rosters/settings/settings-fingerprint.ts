import 'server-only';
import { createHash } from 'node:crypto';
import type { RosterSettings } from './roster-settings';

/** The same for the same settings: whoever checked a roster by these need not check it again. */
export const settingsFingerprint = (settings: RosterSettings): string =>
  createHash('sha256').update(JSON.stringify(settings)).digest('hex');
