import styles from './store-list.module.css';

/** A flag for a language: decoration beside its name. */
export function Flag({ language }: { language: 'en' | 'ar' }) {
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      {language === 'ar' ? (
        <>
          <rect width="24" height="16" fill="#006c35" />
          <path d="M5 5h14M6 7h12" stroke="#fff" strokeWidth="1.2" />
          <path d="M6 11h11l1.5-.6" stroke="#fff" strokeWidth="1" fill="none" />
        </>
      ) : (
        <>
          <rect width="24" height="16" fill="#012169" />
          <path d="M0 0l24 16M24 0L0 16" stroke="#fff" strokeWidth="3" />
          <path d="M12 0v16M0 8h24" stroke="#fff" strokeWidth="5" />
          <path d="M12 0v16M0 8h24" stroke="#c8102e" strokeWidth="3" />
        </>
      )}
    </svg>
  );
}
