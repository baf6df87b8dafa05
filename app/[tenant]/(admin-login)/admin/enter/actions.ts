'use server';
import { z } from 'zod';
import { enterShop } from '@/lib/auth/sign-in/enter-shop';
import { currentVisitor } from '@/lib/auth/visitor';
import { keepCookies } from '@/lib/entry/keep-cookies';
import { tenantAction } from '@/lib/entry/tenant-action';
import { siteCookieName } from '@/lib/http/site-cookies';
import { countTry } from '@/lib/limits/rate-limits';
import { deviceOf, requestNetwork } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { PREVIEW_COOKIE } from '@/lib/tenants/hosts/tenant-key';
import { previewKeyOf } from '@/lib/tenants/state/preview-key';
import { boundedText } from '@/lib/text/bounded-text';

/** Seconds: as long as somebody works on a shop before it opens. */
const PREVIEW_LIFE = 30 * 24 * 3_600;

/** Signs in a person from the platform's host. Afterwards this browser may see a draft too. */
export const enterByHandOff = tenantAction({
  schema: z.object({ token: boundedText(100).min(1), secret: boundedText(100).min(1) }),
  fieldMessage: () => say.enterInvalid,
  async handle(tenant, brought, headers) {
    const counted = await countTry([{ limit: 'handOffNetwork', key: requestNetwork(headers) }]);
    if (!counted.ok) {
      return refused(messages.auth.tooManyAttempts(counted.error.minutes));
    }
    const before = await currentVisitor(tenant.id);
    const entered = await enterShop(tenant.id, brought, {
      device: deviceOf(headers),
      replaced: before.kind === 'anonymous' || before.kind === 'expired' ? null : before,
    });
    if (!entered.ok) {
      return refused(say.enterInvalid);
    }
    await keepCookies(
      entered.value.cookie,
      ...(tenant.state === 'draft' || tenant.takesTestsOnly
        ? [{ name: siteCookieName(PREVIEW_COOKIE), value: previewKeyOf(tenant), maxAge: PREVIEW_LIFE }]
        : []),
    );
    return ok(null);
  },
});
