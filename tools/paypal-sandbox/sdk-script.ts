import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Answer } from './http/http-messages';
import { decimalsOf } from './money';
import type { RouteContext } from './route-context';
import { isKnownClient } from './state';

const partNames = ['styles', 'button', 'surface', 'decision', 'checkout', 'entry'];

/*
 * The parts are modules for the editor. The browser must get one classic script, because only in one does
 * `document.currentScript` give the script its own address and options.
 */
function joinParts(): string {
  const parts = partNames.map((name) => {
    const source = readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8');
    return source.replace(/^import .*$/gm, '').replace(/^export /gm, '');
  });
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}

const source = joinParts();

const yesOrNo = z.enum(['true', 'false']);

const query = z.strictObject({
  'client-id': z.string().min(1),
  'merchant-id': z.string().optional(),
  currency: z
    .string()
    .refine((code) => decimalsOf(code) !== undefined)
    .optional(),
  intent: z.enum(['capture', 'authorize']).optional(),
  components: z.string().optional(),
  commit: yesOrNo.optional(),
  vault: yesOrNo.optional(),
  debug: yesOrNo.optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/)
    .optional(),
  'buyer-country': z.string().optional(),
  'disable-funding': z.string().optional(),
  'enable-funding': z.string().optional(),
  'disable-card': z.string().optional(),
  'integration-date': z.string().optional(),
});

const script = (status: number, content: string): Answer => {
  return { status, text: { type: 'application/javascript; charset=utf-8', content } };
};

function refusal(message: string): Answer {
  return script(400, `throw new Error(${JSON.stringify(`SDK Validation error: '${message}'`)});\n`);
}

/** `GET /sdk/js`: the browser script; 400 for an unknown client id or a wrong option, as PayPal answers. */
export function serveSdk({ state, call }: RouteContext): Answer {
  const parameters = query.safeParse(Object.fromEntries(call.url.searchParams));
  if (!parameters.success) {
    const issue = parameters.error.issues[0];
    const names = issue?.code === 'unrecognized_keys' ? issue.keys : (issue?.path ?? []);
    return refusal(`Invalid query value for ${names.map(String).join(', ')}`);
  }
  const clientId = parameters.data['client-id'];
  return isKnownClient(state, clientId)
    ? script(200, source)
    : refusal(`client-id not recognized for either production or sandbox: ${clientId}`);
}
