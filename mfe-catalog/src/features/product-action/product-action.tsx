import { Button, type ButtonProps, Icon, type IconName, VisuallyHidden } from 'shared-ui';
import styles from './product-action.module.css';

interface ProductActionProps extends Omit<ButtonProps, 'children' | 'variant' | 'size' | 'className'> {
  icon: IconName;
  /** One or two words below the icon, which stay when it is pressed. */
  label: string;
  /** What is read out where the label alone says too little; it has the label in it. */
  name?: string;
  /** For a button that is on or off. */
  isOn?: boolean;
}

/** What can be done with a product beside buying it: an icon over a label, one of a row of four. */
export function ProductAction({ icon, label, name, isOn, ...rest }: ProductActionProps) {
  return (
    <Button {...rest} variant="quiet" className={styles.action} aria-pressed={isOn}>
      <Icon name={icon} />
      <span aria-hidden={name === undefined ? undefined : true}>{label}</span>
      {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
    </Button>
  );
}
