// Addresses of the tests: by hostname, as visitors use them.
const port = process.env.E2E_PORT ?? '3000';

/** Address of a path on a hostname of the server under test. */
export const at = (host: string, path = '/'): string => `http://${host}:${port}${path}`;

/** Address of a path in a shop, by its slug. */
export const shop = (slug: string, path = '/'): string => at(`${slug}.localhost`, path);
