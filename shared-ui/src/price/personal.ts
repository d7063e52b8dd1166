import { useIsProvisional } from 'shared-platform';
import { classNames } from '../class-names';
import styles from './personal.module.css';

/**
 * The class of what a guest and a member may see differently: amounts, discounts, stock. A guest's is not shown to a member: it keeps its
 * place, unseen and unread, in the server's markup as after a navigation, until the member's own is there.
 */
export function usePersonal(): string {
  return classNames(styles.personal, useIsProvisional() && styles.provisional);
}
