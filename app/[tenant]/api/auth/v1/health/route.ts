import { API_VERSION } from '@/lib/entry/headless/gotrue-error';
import { headlessAnswer, headlessQuery } from '@/lib/entry/headless/headless-handler';
import { headlessSentences } from '@/lib/messages/en/headless';

/** Reports that the service exists, and the version of GoTrue's shapes that it speaks. */
export const GET = headlessQuery(async ({ tenant }) =>
  headlessAnswer({ name: tenant.name, version: API_VERSION, description: headlessSentences.about }),
);

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
