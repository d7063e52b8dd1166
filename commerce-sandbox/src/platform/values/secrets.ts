import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const TOKEN_LENGTH = 32;

/** 32 letters and digits, as the platform's masked cart ids, tokens and sharing codes. */
export function randomId(): string {
  let id = '';
  while (id.length < TOKEN_LENGTH) {
    for (const byte of randomBytes(TOKEN_LENGTH)) {
      // 248 is the largest multiple of 62 below 256: each character is equally likely.
      if (byte < 248 && id.length < TOKEN_LENGTH) id += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return id;
}

/** Tokens are kept as hashes: who reads the database cannot sign in with them. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
