import { useId } from 'react';
import { Actions, Button, ButtonLink, EmailText } from 'shared-ui';
import type { StructureNode } from './company-structure';
import styles from './company-structure-page.module.css';
import { useText } from './messages/source';

export type NodeAction = 'move' | 'add-team' | 'edit-team' | 'delete-team';

export interface NodePanelProps {
  node: StructureNode;
  mayEdit: boolean;
  onAction: (what: NodeAction) => void;
}

/** What is chosen in the tree, and what can be done with it. */
export function NodePanel({ node: { kind, label, detail, email, entityId, parent, children }, mayEdit, onAction }: NodePanelProps) {
  const text = useText();
  const id = useId();
  const isTeam = kind === 'team';
  const press = (what: NodeAction, variant: 'secondary' | 'quiet' = 'secondary') => (
    <Button variant={variant} size="s" onClick={() => onAction(what)}>
      {text(`structure.${what}`)}
    </Button>
  );
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={styles.name}>
        <bdi>{label}</bdi>
      </h2>
      <p className={styles.hint}>{text(isTeam ? 'structure.team' : 'structure.user')}</p>
      {detail !== '' && (
        <p>
          <bdi>{detail}</bdi>
        </p>
      )}
      {email !== '' && (
        <p className={styles.email}>
          <a href={`mailto:${email}`}>
            <EmailText>{email}</EmailText>
          </a>
        </p>
      )}
      {mayEdit && (
        <Actions className={styles.actions}>
          {press('add-team')}
          {parent !== undefined && press('move')}
          {isTeam && press('edit-team')}
          {isTeam && children.length === 0 && press('delete-team', 'quiet')}
          {!isTeam && entityId !== '' && (
            <ButtonLink to={`/editSubUser/${encodeURIComponent(entityId)}`} variant="secondary" size="s">
              {text('structure.edit-user')}
            </ButtonLink>
          )}
        </Actions>
      )}
      {mayEdit && isTeam && children.length > 0 && <p className={styles.hint}>{text('structure.not-empty')}</p>}
      {mayEdit && parent === undefined && <p className={styles.hint}>{text('structure.top')}</p>}
    </section>
  );
}
