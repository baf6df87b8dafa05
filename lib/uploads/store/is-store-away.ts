import 'server-only';
import { privateStore } from './private-store';
import { publicStore } from './public-store';

// No shop's id, so nothing is ever stored under it.
const NOTHING = 'sweep/nothing';

/** Whether a store removes nothing at all right now, not even what is not there. */
export async function isStoreAway(): Promise<boolean> {
  try {
    await Promise.all([privateStore().delete(NOTHING), publicStore().delete(NOTHING)]);
    return false;
  } catch {
    return true;
  }
}
