import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { Input, isRecord } from '../../../platform/values/input.ts';
import type { Faults } from '../faults/faults.ts';
import { controlPage, mailPage, type Account, type MailLine } from './control-page.ts';
import { STYLE } from './style.ts';

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};
const MAIL_BODY = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
};

const MAIL = 'select id, recipient, template, subject, text, html, sent_at as "sentAt" from mail';

/** Calls that a form makes, where the call's own method or path is another. */
const CALLS: Readonly<Record<string, { readonly method: 'DELETE'; readonly path: string }>> = {
  'faults/clear': { method: 'DELETE', path: 'faults' },
  'mail/clear': { method: 'DELETE', path: 'mail' },
};

/** `GET /_sandbox`: the same calls for a person, as forms. */
export function pageEndpoint(app: FastifyInstance, database: Database, faults: Faults): void {
  app.get('/_sandbox', async (request, reply) => {
    const [accounts, mails] = await Promise.all([readAccounts(database), database.query<MailLine>(`${MAIL} order by id desc limit 50`)]);
    return reply
      .headers(PAGE)
      .send(controlPage({ message: Input.of(request.query).text('done'), accounts, mails, faults: faults.list, isAway: faults.isAway }));
  });
  app.get('/_sandbox/page/style.css', (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }).send(STYLE),
  );
  app.get('/_sandbox/page/mail/:id', async (request, reply) => {
    const mail = await readMail(database, request);
    return mail ? reply.headers(PAGE).send(mailPage(mail)) : reply.code(404).send({ message: 'Not found.' });
  });
  app.get('/_sandbox/page/mail/:id/html', async (request, reply) => {
    const mail = await readMail(database, request);
    return mail ? reply.headers(MAIL_BODY).send(mail.html) : reply.code(404).send({ message: 'Not found.' });
  });
  // Only here: a form of another site must not be taken for a GraphQL request.
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    scope.post('/_sandbox/page/*', (request, reply) => submit(app, request, reply));
    done();
  });
}

/** Makes the call, then shows the page again with what it answered. */
async function submit(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!isFromThisPage(request)) return reply.code(403).send({ message: 'Forms of other sites are refused.' });
  const name = Input.of(request.params).text('*') ?? '';
  const call = CALLS[name] ?? { method: 'POST' as const, path: name };
  // Fields that are left empty are not given.
  const fields = Object.fromEntries(Object.entries(isRecord(request.body) ? request.body : {}).filter(([, value]) => value !== ''));
  const answer = await app.inject({ method: call.method, url: `/_sandbox/${call.path}`, payload: fields });
  return reply.redirect(
    `/_sandbox?done=${encodeURIComponent(`${name}: ${answer.statusCode === 200 ? 'done' : `refused (${answer.statusCode})`}: ${answer.body.slice(0, 500)}`)}`,
    303,
  );
}

function isFromThisPage(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === `${request.protocol}://${request.host}`;
}

async function readMail(
  database: Database,
  request: FastifyRequest,
): Promise<(MailLine & { readonly text: string; readonly html: string }) | undefined> {
  const id = Input.of(request.params).text('id') ?? '';
  const [mail] = /^\d{1,9}$/.test(id)
    ? await database.query<MailLine & { readonly text: string; readonly html: string }>(`${MAIL} where id = $1`, [Number(id)])
    : [];
  return mail;
}

function readAccounts(database: Database): Promise<readonly Account[]> {
  return database.query<Account>(
    `select c.email, c.firstname || ' ' || c.lastname as name, k.name as company, r.name as role, (select count(*)::int from sales_order o where o.customer_id = c.id) as orders,
       (select count(*)::int from customer_token t where t.customer_id = c.id and t.expires_at > now()) as sessions
     from customer c left join company k on k.id = c.company_id left join company_role r on r.id = c.company_role_id order by c.id limit 100`,
  );
}
