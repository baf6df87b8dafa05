import { createSign, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type MessageToSign = {
  webhookId: string;
  body: string | Buffer;
  privateKey: string;
  certificateUrl: string;
  transmissionId?: string;
  transmissionTime?: string;
};

/** PayPal's signature headers: RSA-SHA256 over id, time, webhook id and the body's CRC-32. */
export function signMessage({
  webhookId,
  body,
  privateKey,
  certificateUrl,
  transmissionId = randomUUID(),
  transmissionTime = new Date().toISOString(),
}: MessageToSign): Record<string, string> {
  const signature = createSign('RSA-SHA256')
    .update(`${transmissionId}|${transmissionTime}|${webhookId}|${crc32(body)}`)
    .sign(privateKey, 'base64');
  return {
    'paypal-transmission-id': transmissionId,
    'paypal-transmission-time': transmissionTime,
    'paypal-transmission-sig': signature,
    'paypal-cert-url': certificateUrl,
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-auth-version': 'v2',
  };
}
