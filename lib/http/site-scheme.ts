// The decision itself is in plain JavaScript, since the server in front of Next runs without a compiler.
export { isHttpsSite } from './site-scheme.mjs';
