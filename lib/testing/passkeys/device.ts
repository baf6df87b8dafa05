// A device with passkeys, as a browser's answers show it: makes and uses ES256 credentials (WebAuthn, level 3).
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskeyAnswer, PasskeyAnswer } from '@/lib/auth/factors/passkey-input';

type Options = { challenge: string };
export type Site = { rpId: string; origin: string };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(
  rpId: string,
  flags: number,
  counter: number,
  credential = Buffer.alloc(0),
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const entries: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ];
  return Buffer.from(isoCBOR.encode(new Map(entries)));
}

/** One passkey on one device. Its counter stands still at nought, as most do, unless it counts. */
export function passkeyDevice({ counts = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let counter = 0;
  const base = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  return {
    id,
    /** Answers a site that asks for a new passkey. */
    make({ challenge }: Options, { rpId, origin }: Site): NewPasskeyAnswer {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)]);
      const authData = authenticatorData(rpId, PRESENT | VERIFIED | HAS_CREDENTIAL, counter, credential);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...base,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers a site that asks for its passkey. `isVerified`: whether the device has checked its person. */
    use({ challenge }: Options, { rpId, origin }: Site, { isVerified = true } = {}): PasskeyAnswer {
      counter += counts ? 1 : 0;
      const data = clientData('webauthn.get', challenge, origin);
      const authData = authenticatorData(rpId, isVerified ? PRESENT | VERIFIED : PRESENT, counter);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...base,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
    /** Sets the counter back, as that of a copied device is. */
    setBack(to: number): void {
      counter = to;
    },
  };
}
