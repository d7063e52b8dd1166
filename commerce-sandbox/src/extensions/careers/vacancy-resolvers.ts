import type { Queryable } from '../../platform/database/database.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo, pageOf } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { storeLocations } from '../branches/store-locations.ts';
import { pagingOf } from '../lists/list-filter.ts';
import { attachUploads, ownerOfUploadToken, type UploadOwner } from '../uploads/uploads.ts';
import { optionalWords, outcome, requiredWords, UserError } from '../user-errors/user-errors.ts';
import { insertApplication, openVacancies, vacancyByCode, type Application, type NewApplication, type Vacancy } from './vacancies.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    Vacancy: Vacancy;
  }
}

const query = resolve('Query')({
  vacancies: async (_source, input, context) => {
    const { pageSize, currentPage } = pagingOf(input);
    const all = await openVacancies(context.database);
    return { items: pageOf(all, currentPage, pageSize), total_count: all.length, page_info: pageInfo(currentPage, pageSize, all.length) };
  },
  vacancy: async (_source, input, context) => (await vacancyByCode(context.database, input.text('code') ?? '')) ?? null,
});

const vacancy = resolve('Vacancy')({
  title: (source, _input, context) => source.title[context.store.language],
  department: (source, _input, context) => source.department[context.store.language],
  city: (source, _input, context) => source.city[context.store.language],
  location: async (source, _input, context) =>
    (await storeLocations(context.database)).find((location) => location.id === source.locationId) ?? null,
  employment_type: (source, _input, context) => ({ value: source.employmentCode, label: source.employment[context.store.language] }),
  summary: (source, _input, context) => source.summary[context.store.language],
  description: (source, _input, context) => ({ html: source.description[context.store.language] }),
  posted_on: (source) => source.postedOn,
  closes_on: (source) => source.closesOn,
  is_open: (source) => source.open,
});

const LONGEST_NAME = 100;
const LONGEST_MESSAGE = 10_000;

/** The uploads of the signed-in customer, or those of the guest who has the upload token. */
async function uploadOwner(context: RequestContext, values: Input): Promise<UploadOwner> {
  if (context.customerId !== undefined) return { customerId: context.customerId, uploadTokenId: null };
  const owner = await ownerOfUploadToken(context.database, values.text('upload_token') ?? '');
  if (!owner) throw new UserError('NOT_FOUND', 'The upload token is unknown or has expired.', ['input', 'upload_token']);
  return owner;
}

function readApplication(values: Input, vacancyId: number, customerId: number | undefined): NewApplication {
  const email = requiredWords(values, 'email', 254);
  if (!isEmail(email)) throw new UserError('INVALID_PARAMETER_VALUE', 'Invalid email format', ['input', 'email']);
  const telephone = requiredWords(values, 'telephone', 40);
  if (!/^\+?[\d\s()-]{7,}$/.test(telephone))
    throw new UserError('INVALID_PARAMETER_VALUE', `"${telephone}" is not a valid value for "telephone".`, ['input', 'telephone']);
  return {
    vacancyId,
    customerId,
    firstname: requiredWords(values, 'firstname', LONGEST_NAME),
    lastname: requiredWords(values, 'lastname', LONGEST_NAME),
    email,
    telephone,
    message: optionalWords(values, 'message', LONGEST_MESSAGE),
  };
}

async function apply(context: RequestContext, values: Input): Promise<unknown> {
  const code = values.text('vacancy_code') ?? '';
  const position = await vacancyByCode(context.database, code);
  if (!position) throw new UserError('NOT_FOUND', `Could not find a vacancy with code "${code}"`, ['input', 'vacancy_code']);
  if (!position.open) throw new UserError('NOT_ALLOWED_IN_THIS_STATE', 'The vacancy is closed.', ['input', 'vacancy_code']);
  const details = readApplication(values, position.id, context.customerId);
  const owner = await uploadOwner(context, values);
  return context.database.transaction(async (transaction) => {
    const application = await insertApplication(transaction, details);
    if (!application) throw new UserError('ALREADY_EXISTS', 'An application with this email address was sent already.', ['input', 'email']);
    await attachUploads(transaction, owner, 'application', application.id, [values.text('cv_upload_id') ?? ''], 'cv_upload_id');
    await sendReceipts(transaction, context, position, details, application);
    return { number: applicationNumber(application), created_at: timestamp(application.createdAt) };
  });
}

function applicationNumber(application: Application): string {
  return `APP-${String(application.id).padStart(6, '0')}`;
}

async function sendReceipts(
  target: Queryable,
  context: RequestContext,
  position: Vacancy,
  details: NewApplication,
  application: Application,
): Promise<void> {
  const number = applicationNumber(application);
  const title = position.title[context.store.language];
  const english = context.store.language === 'en';
  await keepMail(target, {
    recipient: details.email.toLowerCase(),
    template: 'career-application',
    subject: english ? `Your application: ${title}` : `طلب التوظيف: ${title}`,
    paragraphs: english
      ? [
          `Dear ${details.firstname},`,
          `Thank you for your application for ${title}. Its number is ${number}.`,
          'We read every application and will write to you.',
        ]
      : [`عزيزي ${details.firstname}،`, `شكراً لتقدمك لوظيفة ${title}. رقم الطلب ${number}.`, 'نقرأ كل طلب وسنكتب إليك.'],
  });
  await keepMail(target, {
    recipient: 'careers@example.com',
    template: 'career-application',
    subject: `${number}: ${position.title.en}`,
    paragraphs: [
      `${details.firstname} ${details.lastname} <${details.email}> ${details.telephone}`,
      ...(details.message === '' ? [] : [details.message]),
    ],
  });
}

const mutation = resolve('Mutation')({
  applyForVacancy: (_source, input, context) => outcome('application', () => apply(context, input.object('input'))),
});

export const vacancyExtensionResolvers: readonly TypeResolvers[] = [query, vacancy, mutation];
