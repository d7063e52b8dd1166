import styles from './email-text.module.css';

/** An e-mail address: left to right in both languages, and where it needs two lines the second begins with the @. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  if (at < 1) return <bdi dir="ltr">{children}</bdi>;
  return (
    <bdi dir="ltr">
      {children.slice(0, at)}
      <span className={styles.break} />
      {children.slice(at)}
    </bdi>
  );
}
