import 'server-only';
import { createHash } from 'node:crypto';
import type { RosterSettings } from './roster-settings';

/** Equal for equal settings: a roster that was checked by them need not be checked again. */
export const settingsFingerprint = (settings: RosterSettings): string =>
  createHash('sha256').update(JSON.stringify(settings)).digest('hex');
