import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

/** A certificate and the key that signs with it, both in PEM. */
export type SigningCertificate = { certificate: string; privateKey: string };

type CertificateOptions = { name?: string; validFrom?: Date; validTo?: Date };

const DAY = 24 * 3_600 * 1_000;

/** A new RSA key with a self-signed certificate; valid from yesterday for a year unless specified otherwise. */
export function makeCertificate({
  name = 'messageverificationcerts.paypal-sandbox.test',
  validFrom = new Date(Date.now() - DAY),
  validTo = new Date(Date.now() + 365 * DAY),
}: CertificateOptions = {}): SigningCertificate {
  // Node generates keys many times faster than the library, which is used for the certificate only.
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  // A serial number is positive and has no leading zeros; otherwise one certificate in some hundred is unreadable.
  certificate.serialNumber = `4${randomBytes(16).toString('hex').slice(1)}`;
  certificate.validity.notBefore = validFrom;
  certificate.validity.notAfter = validTo;
  const subject = [{ name: 'commonName', value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.sign(key, forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), privateKey };
}

let own: (SigningCertificate & { id: string }) | undefined;

/** The certificate of every stand-in of this process, made when the first webhook is signed. */
export function ownCertificate(): SigningCertificate & { id: string } {
  own ??= { id: `CERT-${randomBytes(12).toString('hex')}`, ...makeCertificate() };
  return own;
}
