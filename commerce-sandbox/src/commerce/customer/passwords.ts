import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { inputError } from '../../platform/errors/errors.ts';

const KEY_LENGTH = 32;
const SALT_LENGTH = 16;
const COST = 16_384;

/** `scrypt$cost$salt$key`, both in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  return `scrypt$${COST}$${salt.toString('base64')}$${(await derive(password, salt, COST)).toString('base64')}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, cost, salt, key] = stored.split('$');
  if (cost === undefined || salt === undefined || key === undefined) return false;
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), Number(cost)), Buffer.from(key, 'base64'));
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const MINIMUM_LENGTH = 8;
const MAXIMUM_LENGTH = 256;
const REQUIRED_CLASSES = 3;

/** The platform's rule for new passwords, with its messages. */
export function checkNewPassword(password: string): void {
  if (password.length > MAXIMUM_LENGTH) throw inputError('Please enter a password with at most 256 characters.');
  if (password.trim().length !== password.length)
    throw inputError("The password can't begin or end with a space. Verify the password and try again.");
  if (password.length < MINIMUM_LENGTH)
    throw inputError(`The password needs at least ${MINIMUM_LENGTH} characters. Create a new password and try again.`);
  const classes = [/\d/, /[A-Z]/, /[a-z]/, /[^A-Za-z0-9]/].filter((pattern) => pattern.test(password)).length;
  if (classes < REQUIRED_CLASSES) {
    throw inputError(
      `Minimum of different classes of characters in password is ${REQUIRED_CLASSES}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`,
    );
  }
}
