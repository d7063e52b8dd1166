import { useId } from 'react';
import { Actions, Button, ButtonLink, FormFailure, TextField, type AccountPageContentProps, type ShopForm } from 'shared-ui';
import { PERMISSION_NAMES } from '../../features/permission-tree/permission-names';
import { PermissionTree } from '../../features/permission-tree/permission-tree';
import { toNodes } from '../../features/permission-tree/tree-model';
import { useText } from './messages/source';
import type { RoleView } from './role';
import { useRoleForm, type RoleValues } from './use-role-form';
import styles from './role-page.module.css';

/** What the platform keeps of a role's name. */
const LONGEST_NAME = 40;

/** A role's name and what it may do: `id` is the platform's; undefined for a new one, which begins as `view.role` is. */
export function RoleForm({ view, params: { id } }: AccountPageContentProps<RoleView>) {
  const text = useText();
  const form = useRoleForm(view, id);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure failure={form.failure} />
      <TextField
        {...form.field('name', form.rules.required, form.rules.maxLength(LONGEST_NAME))}
        dir="auto"
        label={text('role.name')}
        required
        className={styles.name}
      />
      <PermissionsField form={form} resources={view.resources} />
      <Actions>
        <Button type="submit" busy={form.isBusy}>
          {text('role.save')}
        </Button>
        <ButtonLink to="/manage-role" variant="quiet">
          {text('role.cancel')}
        </ButtonLink>
      </Actions>
    </form>
  );
}

interface PermissionsFieldProps extends Pick<RoleView, 'resources'> {
  form: ShopForm<RoleValues>;
}

/** What the role may do: at least one thing. */
function PermissionsField({ form: { form, field }, resources }: PermissionsFieldProps) {
  const text = useText();
  const complaint = useId();
  const nodes = toNodes(resources, (resource) => {
    const name = PERMISSION_NAMES[resource];
    return name && text(name);
  });
  const tree = field('allowed', (typed) => String(typed ?? '').trim() !== '' || text('role.none'));
  const allowed = new Set(form.watch('allowed').split(' ').filter(Boolean));
  return (
    <div>
      <h2 className={styles.heading}>{text('role.permissions')}</h2>
      <p className={styles.hint}>{text('role.hint')}</p>
      {tree.error && (
        <p id={complaint} role="alert" className={styles.error}>
          {tree.error}
        </p>
      )}
      <PermissionTree
        label={text('role.permissions')}
        nodes={nodes}
        allowed={allowed}
        describedBy={tree.error ? complaint : undefined}
        readOnly={tree.readOnly}
        onChange={(next) =>
          form.setValue('allowed', [...next].join(' '), { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
      />
    </div>
  );
}
