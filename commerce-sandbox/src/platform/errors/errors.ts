/** The kinds that the platform distinguishes; GraphQL shows them as `extensions.category`, REST as status codes. */
export type ErrorKind = 'input' | 'no-such-entity' | 'authorization' | 'authentication' | 'already-exists' | 'too-many-requests';

/** An error whose message is meant for the caller, word for word the platform's own. Anything else is an internal error. */
export class PlatformError extends Error {
  readonly kind: ErrorKind;
  /** REST answers with the unfilled message and its parameters. */
  readonly template: { readonly message: string; readonly parameters: unknown } | undefined;

  constructor(kind: ErrorKind, message: string, template?: { readonly message: string; readonly parameters: unknown }) {
    super(message);
    this.name = 'PlatformError';
    this.kind = kind;
    this.template = template;
  }
}

export const inputError = (message: string): PlatformError => new PlatformError('input', message);
export const notFound = (message: string): PlatformError => new PlatformError('no-such-entity', message);
export const notAuthorized = (message = "The current customer isn't authorized."): PlatformError =>
  new PlatformError('authorization', message);
export const notAuthenticated = (message: string): PlatformError => new PlatformError('authentication', message);
/** Magento's answer where its back-pressure limits apply. */
export const tooManyRequests = (): PlatformError => new PlatformError('too-many-requests', 'Too Many Requests');
export const alreadyExists = (message: string): PlatformError => new PlatformError('already-exists', message);

/** The REST form of a missing entity, with placeholders. */
export function noSuchEntity(fieldName: string, fieldValue: string | number): PlatformError {
  return new PlatformError('no-such-entity', `No such entity with ${fieldName} = ${fieldValue}`, {
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName, fieldValue },
  });
}
