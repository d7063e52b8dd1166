import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { Icon, type IconName } from '../icon/icon';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  label: string;
  icon: IconName;
}

/** A button that shows an icon only. Its name is text, not `aria-label`: what looks for a field by its label must not find it. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.icon, className)} title={rest.title ?? label}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
