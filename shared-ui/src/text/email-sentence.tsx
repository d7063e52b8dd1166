import { EmailText } from './email-text';

/** A sentence with an e-mail address in it, which is shown as `EmailText`. */
export function EmailSentence({ children, email }: { children: string; email: string }) {
  const at = email === '' ? -1 : children.indexOf(email);
  if (at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <EmailText>{email}</EmailText>
      {children.slice(at + email.length)}
    </>
  );
}
