import type { ReactNode } from 'react';
import { Badge, Icon, type BadgeType, type IconName } from 'shared-ui';
import styles from './status-badge.module.css';

export interface StatusLook {
  type: BadgeType;
  icon: IconName;
}

/** How far something is: word, colour and icon. */
export function StatusBadge({ look: { type, icon }, children }: { look: StatusLook; children: ReactNode }) {
  return (
    <Badge type={type}>
      <Icon name={icon} className={styles.icon} />
      <bdi>{children}</bdi>
    </Badge>
  );
}
