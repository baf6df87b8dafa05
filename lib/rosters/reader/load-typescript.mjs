// @ts-check
// Lets the reader load TypeScript in tests and commands. The site's compiler bundles it instead.
import { register } from 'tsx/esm/api';

register();
