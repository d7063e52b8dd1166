/** Whose password a form is about, for password managers: they read a field of text, whether it is shown or not. */
export function PasswordOwner({ email }: { email: string }) {
  return <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />;
}
