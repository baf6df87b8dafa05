// The implementation is plain JavaScript, because the server in front of Next uses it too and runs without a compiler.
export { networkOf } from './network.mjs';
