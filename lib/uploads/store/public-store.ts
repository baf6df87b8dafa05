import 'server-only';
import type { ObjectStore } from './object-store';
import { scopedStore } from './scoped-store';

/** The store for files that anyone may see: product pictures and shop logos. */
export const publicStore = (): ObjectStore => scopedStore('public');
