// @ts-check
// Loaded before a command that makes links or judges a configuration: both are those of production, as for `npm start`.
/** @type {Record<string, string | undefined>} */
const environment = process.env;
environment.NODE_ENV ??= 'production';
await import('./environment-files.mjs');
