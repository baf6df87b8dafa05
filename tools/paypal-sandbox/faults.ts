import { z } from 'zod';

/** Names that a fault's `path` may use instead of a regular expression. */
export const operationNames = [
  'oauth',
  'create',
  'get',
  'patch',
  'capture',
  'getCapture',
  'refund',
  'getRefund',
  'createWebhook',
  'listWebhooks',
  'deleteWebhook',
  'certificate',
  'sdk',
  'approval',
  'approve',
  'createReferral',
  'findIntegration',
  'getIntegration',
  'onboarding',
  'agree',
] as const;

const isRegularExpression = (source: string): boolean => {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
};

/**
 * One scripted fault. With `status`, `body` or `rawBody` the request is answered without doing its work, unless
 * `afterCommit` asks for the work first. A delay or `hold` delays the answer, not the work.
 */
export const faultSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']).optional(),
  path: z.string().min(1).refine(isRegularExpression, 'must be an operation name or a regular expression'),
  times: z.int().min(1).max(1_000_000),
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  rawBody: z.string().optional(),
  afterCommit: z.boolean().optional(),
  delayMilliseconds: z.int().min(0).max(600_000).optional(),
  /** Holds the answer until the control `release`: a test that does something meanwhile needs no guessed delay. */
  hold: z.boolean().optional(),
  dropBeforeCommit: z.boolean().optional(),
  dropAnswerAfterCommit: z.boolean().optional(),
  /** The request is processed twice, as by a retrying proxy; the second answer is sent. */
  duplicate: z.boolean().optional(),
  overrideCaptureAmount: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .optional(),
  overrideCaptureCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  overrideCaptureStatus: z.enum(['PENDING', 'DECLINED']).optional(),
});

export type Fault = z.infer<typeof faultSchema>;

export type FaultQueue = {
  add(fault: Fault): void;
  take(method: string, operation: string, path: string): Fault | undefined;
  list(): Fault[];
  clear(): void;
};

function matches(fault: Fault, method: string, operation: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  const isOperation = operationNames.some((name) => name === fault.path);
  return isOperation ? fault.path === operation : new RegExp(fault.path).test(path);
}

/** Faults in the order they were added; each is used up after `times` matching requests. */
export function createFaultQueue(): FaultQueue {
  let faults: Fault[] = [];
  return {
    add: (fault) => faults.push(fault),
    take(method, operation, path) {
      const found = faults.find((fault) => matches(fault, method, operation, path));
      if (!found) return undefined;
      const taken = { ...found };
      found.times -= 1;
      faults = faults.filter((fault) => fault.times > 0);
      return taken;
    },
    list: () => faults.map((fault) => ({ ...fault })),
    clear: () => {
      faults = [];
    },
  };
}
