import 'server-only';
import { privateStore } from './private-store';
import { publicStore } from './public-store';

// Not a shop's id, so nothing is ever stored under it.
const NOTHING = 'sweep/nothing';

/** Whether a store cannot delete anything right now, not even a missing object. */
export async function isStoreAway(): Promise<boolean> {
  try {
    await Promise.all([privateStore().delete(NOTHING), publicStore().delete(NOTHING)]);
    return false;
  } catch {
    return true;
  }
}
