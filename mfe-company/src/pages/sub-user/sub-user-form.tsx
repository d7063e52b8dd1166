import { Actions, Button, ButtonLink, FormFailure, Notice, type AccountPageContentProps } from 'shared-ui';
import { useText } from './messages/source';
import type { SubUserView } from './sub-user';
import { AccessFields, PersonFields } from './sub-user-fields';
import { useSubUserForm } from './use-sub-user-form';
import styles from './sub-user-page.module.css';

/** A user of the company: `id` is the platform's; undefined for a new one. */
export function SubUserForm({ view, params: { id } }: AccountPageContentProps<SubUserView>) {
  const text = useText();
  const form = useSubUserForm(view, id);
  const isNew = id === undefined;
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure failure={form.failure} />
      <div className={styles.fields}>
        <PersonFields form={form} view={view} isNew={isNew} />
        {!view.isFixed && <AccessFields form={form} view={view} isNew={isNew} />}
      </div>
      {view.isFixed && <Notice type="info">{text('sub-user.fixed')}</Notice>}
      <Actions>
        <Button type="submit" busy={form.isBusy}>
          {text('sub-user.save')}
        </Button>
        <ButtonLink to="/manage-subuser" variant="quiet">
          {text('sub-user.cancel')}
        </ButtonLink>
      </Actions>
    </form>
  );
}
