// @ts-check
// Lets the reader of tests and commands load TypeScript, as they do. The site's compiler bundles instead.
import { register } from 'tsx/esm/api';

register();
