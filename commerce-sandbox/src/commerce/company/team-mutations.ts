import { inputError, notFound } from '../../platform/errors/errors.ts';
import { present } from '../../platform/errors/present.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { idOf, textOf } from '../../platform/values/uid.ts';
import { companyById, structureOf, teamsOf, type Company, type CompanyTeam } from './companies.ts';
import { requirePermission } from './company-access.ts';
import { addNode, moveNode } from './structure.ts';

const EDIT = 'Magento_Company::users_edit';
const LONGEST = { name: 40, description: 1000 } as const;

async function ownTeam(context: RequestContext, company: Company, id: string | undefined): Promise<CompanyTeam> {
  const team = (await teamsOf(context.database, company.id)).find((candidate) => candidate.id === idOf(id));
  if (!team) throw notFound(`No such entity with teamId = ${textOf(id) ?? id ?? ''}`);
  return team;
}

function nameFrom(values: Input): string {
  const name = values.text('name')?.trim() ?? '';
  if (name === '') throw inputError('Required parameter "name" is missing');
  return name.slice(0, LONGEST.name);
}

const mutations = resolve('Mutation')({
  createCompanyTeam: async (_source, input, context) => {
    const { company } = await requirePermission(context, EDIT);
    const values = input.object('input');
    const name = nameFrom(values);
    const parent = await parentFrom(context, company, values);
    const id = await context.database.transaction(async (transaction) => {
      const [row] = await transaction.query<{ id: number }>(
        'insert into company_team (company_id, name, description) values ($1, $2, $3) returning id',
        [company.id, name, (values.text('description') ?? '').slice(0, LONGEST.description)],
      );
      await addNode(transaction, company.id, { teamId: row?.id ?? 0 }, parent, company.adminId);
      return row?.id;
    });
    return { team: present((await teamsOf(context.database, company.id)).find((team) => team.id === id)) };
  },
  updateCompanyTeam: async (_source, input, context) => {
    const { company } = await requirePermission(context, EDIT);
    const values = input.object('input');
    const team = await ownTeam(context, company, values.text('id'));
    const name = values.has('name') ? nameFrom(values) : team.name;
    await context.database.query('update company_team set name = $2, description = $3 where id = $1', [
      team.id,
      name,
      values.text('description')?.slice(0, LONGEST.description) ?? team.description,
    ]);
    return { team: await ownTeam(context, company, values.text('id')) };
  },
  deleteCompanyTeam: async (_source, input, context) => {
    const { company } = await requirePermission(context, EDIT);
    const team = await ownTeam(context, company, input.text('id'));
    const nodes = await structureOf(context.database, company.id);
    if (nodes.some((node) => node.parentId === team.structureId)) {
      throw inputError(
        'This team has child users or teams aligned to it and cannot be deleted. Please re-align the child users or teams first.',
      );
    }
    await context.database.query('delete from company_team where id = $1', [team.id]);
    return { success: true };
  },
  updateCompanyStructure: async (_source, input, context) => {
    const { company, caller } = await requirePermission(context, EDIT);
    const values = input.object('input');
    await moveNode(context.database, company.id, idOf(values.text('tree_id')), idOf(values.text('parent_tree_id')));
    return { company: { ...((await companyById(context.database, company.id)) ?? company), caller } };
  },
});

/** `target_id` names the node that a new team or user goes below; without it, the administrator. */
export async function parentFrom(context: RequestContext, company: Company, values: Input): Promise<number | undefined> {
  if (!values.has('target_id')) return undefined;
  const id = idOf(values.text('target_id'));
  const known = (await structureOf(context.database, company.id)).some((node) => node.id === id);
  if (!known) throw notFound(`No such entity with targetId = ${textOf(values.text('target_id')) ?? ''}`);
  return id;
}

export const teamMutations: readonly TypeResolvers[] = [mutations];
