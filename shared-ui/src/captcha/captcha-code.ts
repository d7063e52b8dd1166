/** Which characters a code is made of. Default: letters and digits. */
export interface CaptchaAlphabet {
  upperCase?: boolean;
  lowerCase?: boolean;
  numbers?: boolean;
  specialCharacters?: boolean;
}

const CHARACTERS: Readonly<Record<keyof CaptchaAlphabet, string>> = {
  upperCase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowerCase: 'abcdefghijklmnopqrstuvwxyz',
  numbers: '0123456789',
  specialCharacters: '!@#$%&*+=?',
};
const LETTERS_AND_DIGITS: CaptchaAlphabet = { upperCase: true, lowerCase: true, numbers: true };

const LENGTH = 5;

/** A random code of that many characters. An empty alphabet is the default one. */
export function createCaptchaCode(length = LENGTH, alphabet: CaptchaAlphabet = LETTERS_AND_DIGITS): string {
  const chosen = (given: CaptchaAlphabet) =>
    Object.entries(CHARACTERS)
      .filter(([kind]) => given[kind as keyof CaptchaAlphabet])
      .map(([, characters]) => characters)
      .join('');
  const characters = chosen(alphabet) || chosen(LETTERS_AND_DIGITS);
  return Array.from({ length }, () => characters[randomBelow(characters.length)]).join('');
}

/** A sum that can be read and heard: what the picture of a code asks of nobody who cannot see it. */
export function createCaptchaSum(): { a: number; b: number } {
  return { a: 2 + randomBelow(8), b: 2 + randomBelow(8) };
}

function randomBelow(limit: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit;
}
