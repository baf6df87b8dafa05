// @ts-check
// Lets a thread of tests and commands load TypeScript, as its process does. The site's compiler bundles instead.
import { register } from 'tsx/esm/api';

register();
