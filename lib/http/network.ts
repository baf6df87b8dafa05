// The rule itself is in plain JavaScript, since the server in front of Next counts by it and runs without a compiler.
export { networkOf } from './network.mjs';
