import type { FastifyInstance } from 'fastify';
import { manyOrders, manyUsers } from '../../demo/seed/seed-many.ts';
import type { Database } from '../../platform/database/database.ts';
import { Input } from '../../platform/values/input.ts';

const MOST = 20_000;
const MOST_LEVELS = 30;

/** Long lists: orders of a customer, users of a company. A reset takes them away. */
export function manyCalls(app: FastifyInstance, database: Database): void {
  app.post('/_sandbox/many/orders', async (request, reply) => {
    const [count, customerId] = await asked(database, Input.of(request.body));
    if (count === undefined || customerId === undefined) return reply.code(400).send({ message: REFUSAL });
    await database.transaction((transaction) => manyOrders(transaction, customerId, count));
    return { orders: count };
  });
  app.post('/_sandbox/many/users', async (request, reply) => {
    const body = Input.of(request.body);
    const levels = body.number('levels') ?? 1;
    const [count, customerId] = await asked(database, body);
    if (count === undefined || customerId === undefined || !Number.isInteger(levels) || levels < 1 || levels > MOST_LEVELS)
      return reply.code(400).send({ message: REFUSAL });
    const isDone = await database.transaction((transaction) => manyUsers(transaction, customerId, count, levels));
    return isDone ? { users: count, levels } : reply.code(400).send({ message: 'Nobody of a company has this e-mail.' });
  });
}

const REFUSAL = `Give the "email" of a customer, a "count" from 1 to ${MOST}, and for users the "levels" of the tree, from 1 to ${MOST_LEVELS}.`;

async function asked(database: Database, body: Input): Promise<readonly [count: number | undefined, customerId: number | undefined]> {
  const count = body.number('count') ?? 0;
  const [customer] = await database.query<{ id: number }>('select id from customer where email = lower($1)', [body.text('email') ?? '']);
  return [Number.isInteger(count) && count >= 1 && count <= MOST ? count : undefined, customer?.id];
}
