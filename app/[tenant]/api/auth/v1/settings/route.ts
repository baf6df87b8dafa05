import { headlessAnswer, headlessQuery } from '@/lib/entry/headless/headless-handler';
import { sendsTextMessages } from '@/lib/sms/sms-sender';

/** How shoppers can sign in here. */
export const GET = headlessQuery(async () =>
  headlessAnswer({
    external: { email: true, phone: sendsTextMessages(), anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    saml_enabled: false,
  }),
);

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
