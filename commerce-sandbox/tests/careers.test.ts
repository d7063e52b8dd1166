import { control, graphql, signIn, type Answer } from './client.ts';
import { PDF, PNG, upload } from './upload-client.ts';

beforeAll(async () => {
  await control('reset');
});

test('eight branches and four vacancies, in both languages', async () => {
  const QUERY =
    '{storeLocations{items{code name city region region_code latitude map_url phone opening_hours{day opens closes} ' +
    'services{code label}} total_count} vacancies{items{code title is_open employment_type{label} location{code name} ' +
    'description{html}} total_count}}';
  const [english, arabic] = await Promise.all([
    graphql(QUERY, {}, { method: 'GET' }),
    graphql(QUERY, {}, { method: 'GET', store: 'arabic' }),
  ]);
  for (const answer of [english, arabic])
    expect([answer.at('data', 'storeLocations', 'total_count'), answer.at('data', 'vacancies', 'total_count')]).toEqual([8, 4]);
  expect(english.headers.get('cache-control')).toContain('public');
  expect(english.at('data', 'storeLocations', 'items', 0)).toMatchObject({
    city: 'Riyadh',
    region: 'Riyadh',
    region_code: 'SA-01',
    latitude: 24.5372,
  });
  expect(arabic.at('data', 'storeLocations', 'items', 0)).toMatchObject({ city: 'الرياض', region: 'الرياض' });
  expect(english.list('data', 'storeLocations', 'items', 0, 'opening_hours')).toHaveLength(6);
  const page = await graphql(
    '{storeLocations(pageSize:3,currentPage:3){items{code} page_info{total_pages}} vacancy(code:"warehouse-supervisor"){title ' +
      'location{code}} none:vacancy(code:"no"){title}}',
  );
  expect(page.list('data', 'storeLocations', 'items')).toHaveLength(2);
  expect(page.at('data', 'vacancy')).toEqual({ title: 'Warehouse Supervisor', location: { code: 'dammam' } });
  expect(page.at('data', 'none')).toBeNull();
});

const guestToken = async (): Promise<string> =>
  (await graphql('mutation{createGuestUploadToken{token}}')).text('data', 'createGuestUploadToken', 'token');
const apply = (input: Readonly<Record<string, unknown>>, token?: string, store = 'default'): Promise<Answer> =>
  graphql(
    'mutation($i:ApplyForVacancyInput!){applyForVacancy(input:$i){application{number created_at} user_errors{code message path}}}',
    { i: input },
    { token, store },
  );
const PERSON = { vacancy_code: 'warehouse-supervisor', firstname: 'Nora', lastname: 'Al Otaibi', telephone: '+966 50 123 4567' };

test('a guest applies with a CV, once', async () => {
  const token = await guestToken();
  const { id, path } = await upload(token, 'cv.pdf', PDF);
  const input = { ...PERSON, email: 'Nora@example.com', cv_upload_id: id, upload_token: token };
  const sent = await apply(input, undefined, 'arabic');
  expect(sent.at('data', 'applyForVacancy')).toMatchObject({
    application: { number: expect.stringMatching(/^APP-\d{6}$/) },
    user_errors: [],
  });
  expect((await control('mail?recipient=nora@example.com', {}, 'GET')).text('items', 0, 'subject')).toBe('طلب التوظيف: مشرف مستودع');
  expect((await control('mail?recipient=careers@example.com', {}, 'GET')).list('items')).toHaveLength(1);
  const again = await apply({ ...input, cv_upload_id: (await upload(token, 'cv2.pdf', PDF)).id });
  expect(again.at('data', 'applyForVacancy', 'user_errors', 0, 'code')).toBe('ALREADY_EXISTS');
  expect(path).toContain(id);
});

test('what an application refuses', async () => {
  const token = await guestToken();
  const other = await guestToken();
  const cv = await upload(token, 'cv.pdf', PDF);
  const picture = await upload(token, 'me.png', PNG);
  const large = await upload(token, 'large.pdf', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]));
  const good = { ...PERSON, email: 'omar@example.com', cv_upload_id: cv.id, upload_token: token };
  for (const [change, code, path] of [
    [{ vacancy_code: 'ceo' }, 'NOT_FOUND', 'vacancy_code'],
    [{ email: 'nobody' }, 'INVALID_PARAMETER_VALUE', 'email'],
    [{ telephone: 'call me' }, 'INVALID_PARAMETER_VALUE', 'telephone'],
    [{ firstname: ' ' }, 'REQUIRED_PARAMETER_MISSING', 'firstname'],
    [{ upload_token: other }, 'NOT_FOUND', 'cv_upload_id'],
    [{ upload_token: 'x' }, 'NOT_FOUND', 'upload_token'],
    [{ upload_token: null }, 'NOT_FOUND', 'upload_token'],
    [{ cv_upload_id: picture.id }, 'FILE_TYPE_NOT_ALLOWED', 'cv_upload_id'],
    [{ cv_upload_id: large.id }, 'FILE_TOO_LARGE', 'cv_upload_id'],
    [{ message: 'x'.repeat(10_001) }, 'INVALID_PARAMETER_VALUE', 'message'],
  ] as const) {
    expect((await apply({ ...good, ...change })).at('data', 'applyForVacancy')).toMatchObject({
      application: null,
      user_errors: [{ code, path: ['input', path] }],
    });
  }
  expect((await apply(good, await signIn('shopper@example.com'))).at('data', 'applyForVacancy', 'user_errors', 0, 'path')).toEqual([
    'input',
    'cv_upload_id',
  ]);
  expect((await apply(good)).at('data', 'applyForVacancy', 'user_errors')).toEqual([]);
});
