/** 128 random bits as hex. Not `crypto.randomUUID`, which plain http on an IP address does not have. */
export const uniqueId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
