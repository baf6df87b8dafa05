// What the tests are told of the servers and the cache that run for them (start-behind-front.ts).
import { z } from 'zod';

const json = z.string().transform((text): unknown => JSON.parse(text));
const server = z.object({ port: z.int(), pid: z.int() });

export const told = z
  .object({
    FRONT_PORT: z.coerce.number(),
    FRONT_FOLDER: z.string(),
    FRONT_SERVERS: json.pipe(z.tuple([server, server])),
    FRONT_DATABASE_URL: z.string(),
    /** The program, and a server's environment, for tests that start their own. */
    FRONT_NGINX: z.string(),
    FRONT_SERVER_ENV: json.pipe(z.record(z.string(), z.string())),
  })
  .parse(process.env);
