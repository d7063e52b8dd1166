import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import styles from './status.module.css';

export type NoticeType = 'info' | 'success' | 'warning' | 'error';

const ICONS: Readonly<Record<NoticeType, IconName>> = { info: 'info', success: 'check', warning: 'warning', error: 'error' };

export interface NoticeProps {
  type: NoticeType;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link: what to do next. */
  action?: ReactNode;
}

/** Says what happened, where it matters. An error or a warning interrupts a screen reader, the others wait. */
export function Notice({ type, title, children, action }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[`notice-${type}`])} role={type === 'error' || type === 'warning' ? 'alert' : 'status'}>
      <Icon name={ICONS[type]} className={styles.noticeIcon} />
      <div className={styles.noticeText}>
        {title !== undefined && <p className={styles.noticeTitle}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles.noticeAction}>{action}</div>}
    </div>
  );
}
