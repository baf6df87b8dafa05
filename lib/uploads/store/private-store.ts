import 'server-only';
import type { DiskStore } from './disk-store';
import type { ObjectStore } from './object-store';
import { scopedDisk, scopedStore } from './scoped-store';

/** The store of what only the shop's people may see: shoppers' logos and rosters. */
export const privateStore = (): ObjectStore => scopedStore('private');

/** The same where it is the disk of this machine; null where files are in a bucket. */
export const privateDisk = (): DiskStore | null => scopedDisk('private');
