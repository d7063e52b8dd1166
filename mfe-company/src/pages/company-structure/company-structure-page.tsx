import { useState } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { useHost, useMay } from 'shared-platform';
import { defineAccountPage, ofCompany, usePlatformMessage, laterDialog } from 'shared-ui';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { toCompanyStructure, type CompanyStructureView, type StructureNode } from './company-structure';
import styles from './company-structure-page.module.css';
import { CompanyStructureDocument, MoveInCompanyDocument } from './company-structure.graphql.ts';
import { messages, useText } from './messages/source';
import { NodePanel, type NodeAction } from './node-panel';
import { StructureTree } from './structure-tree';

const DeleteTeamDialog = laterDialog(() => import('./delete-team-dialog').then((part) => part.DeleteTeamDialog));
const MoveDialog = laterDialog(() => import('./move-dialog').then((part) => part.MoveDialog));
const TeamDialog = laterDialog(() => import('./team-dialog').then((part) => part.TeamDialog));

/** Who belongs to whom in the company: users and teams as a tree. */
function Structure({ view }: { view: CompanyStructureView }) {
  const host = useHost();
  const mayEdit = useMay()(PERMISSIONS.editUsers);
  const text = useText();
  const say = usePlatformMessage();
  const [chosen, setChosen] = useState(view.roots[0] ?? '');
  const [action, setAction] = useState<{ what: NodeAction; node: StructureNode }>();
  // What was chosen may be gone since.
  const current = view.nodes.get(chosen) ?? view.nodes.get(view.roots[0] ?? '');
  if (!current) return null;

  const move = async (moved: StructureNode, below: StructureNode) => {
    const { error } = await changeOrRefresh(host.commerce, MoveInCompanyDocument, {
      input: { tree_id: moved.id, parent_tree_id: below.id },
    });
    if (!error) done(text('structure.moved', { name: moved.label, below: below.label }));
    return error;
  };
  const drop = async (moved: StructureNode, below: StructureNode) => {
    const error = await move(moved, below);
    if (error) host.toasts.add({ type: 'error', message: await say(error) });
  };
  const done = (message: string) => {
    setAction(undefined);
    host.toasts.add({ type: 'success', message });
  };
  const close = () => setAction(undefined);
  return (
    <>
      <p className={styles.hint}>{text(mayEdit ? 'structure.hint-edit' : 'structure.hint')}</p>
      <div className={styles.columns}>
        <StructureTree view={view} current={current} onSelect={setChosen} onMove={mayEdit ? (...both) => void drop(...both) : undefined} />
        <NodePanel node={current} mayEdit={mayEdit} onAction={(what) => setAction({ what, node: current })} />
      </div>
      {action?.what === 'move' && (
        <MoveDialog view={view} moved={action.node} onMove={(below) => move(action.node, below)} onClose={close} />
      )}
      {action?.what === 'add-team' && <TeamDialog below={action.node} onClose={close} onDone={done} />}
      {action?.what === 'edit-team' && <TeamDialog team={action.node} onClose={close} onDone={done} />}
      {action?.what === 'delete-team' && (
        <DeleteTeamDialog
          team={action.node}
          onClose={close}
          onDone={(message) => {
            setChosen(action.node.parent ?? '');
            done(message);
          }}
        />
      )}
    </>
  );
}

export default defineAccountPage(
  {
    title: 'structure.title',
    access: ofCompany(PERMISSIONS.users),
    query: CompanyStructureDocument,
    view: toCompanyStructure,
    empty: ({ roots }) => (roots.length === 0 ? { title: 'structure.empty' } : undefined),
    component: Structure,
  },
  messages,
);
