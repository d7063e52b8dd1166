import type { Database, Queryable } from '../../platform/database/database.ts';
import { inputError, notFound } from '../../platform/errors/errors.ts';
import { structureOf, type StructureNode } from './companies.ts';

/** Every node below one, itself included. */
export function subtree(nodes: readonly StructureNode[], rootId: number): ReadonlySet<number> {
  const found = new Set([rootId]);
  // Parents may come after their children, so this goes round until nothing is new.
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const node of nodes) if (node.parentId !== null && found.has(node.parentId)) found.add(node.id);
  }
  return found;
}

/** The ids of the users below a user. */
export async function subordinatesOf(target: Queryable, companyId: number, customerId: number): Promise<ReadonlySet<number>> {
  const nodes = await structureOf(target, companyId);
  const own = nodes.find((node) => node.customerId === customerId);
  if (!own) return new Set();
  const below = subtree(nodes, own.id);
  return new Set(nodes.flatMap((node) => (node.customerId !== null && node.id !== own.id && below.has(node.id) ? [node.customerId] : [])));
}

/** The user that a user reports to: the nearest user above, past teams. */
export async function managerOf(target: Queryable, companyId: number, customerId: number): Promise<number | undefined> {
  const nodes = await structureOf(target, companyId);
  let node = nodes.find((candidate) => candidate.customerId === customerId);
  while (node?.parentId !== undefined && node.parentId !== null) {
    const parent: StructureNode | undefined = nodes.find((candidate) => candidate.id === node?.parentId);
    if (parent?.customerId !== undefined && parent.customerId !== null) return parent.customerId;
    node = parent;
  }
  return undefined;
}

/** Puts a node below another one. The company's row is locked, so that two moves cannot make a circle together. */
export async function moveNode(
  database: Database,
  companyId: number,
  nodeId: number | undefined,
  parentId: number | undefined,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('select id from company where id = $1 for update', [companyId]);
    const nodes = await structureOf(transaction, companyId);
    const node = nodes.find((candidate) => candidate.id === nodeId);
    const parent = nodes.find((candidate) => candidate.id === parentId);
    if (!node) throw notFound(`No such entity with tree_id = ${nodeId ?? ''}`);
    if (!parent) throw notFound(`No such entity with parent_tree_id = ${parentId ?? ''}`);
    if (node.parentId === null) throw inputError('The company admin cannot be moved to a different location in the company structure.');
    if (subtree(nodes, node.id).has(parent.id))
      throw inputError('The specified target is a child of the moved item. Choose another target.');
    await transaction.query('update company_structure set parent_id = $2 where id = $1', [node.id, parent.id]);
  });
}

/** Takes a user's place out of the tree; who was below it comes below what was above. */
export async function closeGap(target: Queryable, customerId: number): Promise<void> {
  await target.query(
    'update company_structure c set parent_id = p.parent_id from company_structure p where c.parent_id = p.id and p.customer_id = $1',
    [customerId],
  );
}

export async function addNode(
  target: Queryable,
  companyId: number,
  entity: { readonly customerId: number } | { readonly teamId: number },
  parentId: number | undefined,
  adminId: number | null,
): Promise<void> {
  await target.query(
    `insert into company_structure (company_id, parent_id, customer_id, team_id)
     values ($1, coalesce((select id from company_structure where company_id = $1 and id = $4), (select id from company_structure where company_id = $1 and customer_id = $5)), $2, $3)`,
    [companyId, 'customerId' in entity ? entity.customerId : null, 'teamId' in entity ? entity.teamId : null, parentId ?? 0, adminId],
  );
}
