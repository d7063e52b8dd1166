import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageParams } from 'shared-contracts';
import type { DefinedPage } from 'shared-platform';
import { submitForm } from 'shared-platform/testing';
import approvalRule from '../pages/approval-rule/approval-rule-page';
import companyStructure from '../pages/company-structure/company-structure-page';
import editCompany from '../pages/edit-company/edit-company-page';
import purchaseOrder from '../pages/purchase-order/purchase-order-page';
import registerCompany from '../pages/register-company/register-company-page';
import role from '../pages/role/role-page';
import subUser from '../pages/sub-user/sub-user-page';
import { hostAt, open, sentIn } from './company-fixtures';
import { Near } from 'shared-testing';

beforeEach(() => Object.assign(window, { IntersectionObserver: Near }));

/** A form of a company: the page, where it is, and what the platform says before anything is typed. */
interface Form {
  page: DefinedPage;
  path: string;
  params?: PageParams;
  isGuest?: boolean;
  answers: Record<string, unknown>;
  /** The button that opens it, where it is a dialog. */
  pressed?: string;
}

const CUSTOMER = { __typename: 'Customer', email: 'admin@example.com' };
const ROLE = { __typename: 'CompanyRole', id: 'Mg==', name: 'Buyer' };
const COMPANY = {
  __typename: 'Company',
  id: 'MQ==',
  company_admin: { __typename: 'Customer', email: 'admin@example.com', role: { ...ROLE, id: 'MQ==' } },
};
const REGIONS = {
  country: { __typename: 'Country', id: 'SA', available_regions: [{ __typename: 'Region', id: 1101, code: 'RIY', name: 'Riyadh' }] },
};
const FORMS: Readonly<Record<string, Form>> = {
  'a company that registers': {
    page: registerCompany,
    path: '/company/account/create',
    isGuest: true,
    answers: {
      CompanyRegions: REGIONS,
      CompanyEmailTaken: { isCompanyEmailAvailable: { is_email_available: true } },
      CompanyAdminEmailTaken: { isCompanyAdminEmailAvailable: { is_email_available: true } },
    },
  },
  'the profile': {
    page: editCompany,
    path: '/company/profile/edit',
    answers: {
      EditedCompany: {
        company: { ...COMPANY, name: 'Gulf Pumps', legal_name: 'Gulf Pumps', email: 'o@example.com', vat_tax_id: '', reseller_id: '' },
      },
      EditedCompanyAddress: {
        company: {
          ...COMPANY,
          legal_address: {
            __typename: 'CompanyLegalAddress',
            street: ['1'],
            city: 'Riyadh',
            postcode: '12211',
            telephone: '551234567',
            region: { __typename: 'CustomerAddressRegion', region: 'Riyadh', region_code: 'RIY', region_id: 1101 },
          },
        },
      },
      CompanyRegions: REGIONS,
    },
  },
  'a user': {
    page: subUser,
    path: '/createSubUser',
    answers: {
      CompanyUser: { customer: CUSTOMER, company: { ...COMPANY, roles: { __typename: 'CompanyRoles', items: [ROLE] } } },
      CompanyUserEmail: { isCompanyUserEmailAvailable: { is_email_available: true } },
    },
  },
  'a role': {
    page: role,
    path: '/createSubRole',
    answers: { CompanyRole: { company: { ...COMPANY, acl_resources: [] } } },
  },
  'a rule': {
    page: approvalRule,
    path: '/approval-rules/new',
    params: { id: 'new' },
    answers: {
      ApprovalRuleToEdit: {
        customer: {
          ...CUSTOMER,
          purchase_order_approval_rule_metadata: {
            __typename: 'PurchaseOrderApprovalRuleMetadata',
            available_applies_to: [ROLE],
            available_requires_approval_from: [ROLE],
          },
        },
      },
    },
  },
};

const PURCHASE_ORDER = {
  __typename: 'PurchaseOrder',
  uid: 'uid-1',
  number: '000000003',
  created_at: '2026-11-15 06:45:00',
  status: 'APPROVAL_REQUIRED',
  available_actions: [],
  created_by: null,
  order: null,
  approval_flow: [],
  comments: [],
  history_log: [],
  quote: null,
};
const DIALOGS: Readonly<Record<string, Form>> = {
  'a team': {
    page: companyStructure,
    path: '/company/structure',
    pressed: 'Add team',
    answers: {
      CompanyStructure: {
        company: {
          ...COMPANY,
          structure: {
            __typename: 'CompanyStructure',
            items: [
              {
                __typename: 'CompanyStructureItem',
                id: 'MQ==',
                parent_id: 'MA==',
                entity: {
                  __typename: 'Customer',
                  id: 1,
                  firstname: 'Noura',
                  lastname: 'Ali',
                  email: 'noura@example.com',
                  job_title: 'Buyer',
                  status: 'ACTIVE',
                },
              },
            ],
          },
        },
      },
    },
  },
  "a purchase order's comments": {
    page: purchaseOrder,
    path: '/purchase-orders/uid-1',
    params: { id: 'uid-1' },
    answers: { PurchaseOrderDetail: { customer: { ...CUSTOMER, purchase_order: PURCHASE_ORDER } } },
  },
};

const VALUES = {
  nothing: '',
  'blank space': ' \t ',
  '10,000 characters': 'x'.repeat(10_000),
  'a script': '<script>window.pwned=1</script><img src=x onerror="window.pwned=1">',
  'an override of direction': '\u202egnp.exe\u2066',
  emoji: '👩🏽‍🔧🔩',
} as const;

async function show({ page, path, params = {}, isGuest = false, answers, pressed }: Form) {
  open(page, hostAt(path, { isGuest }), answers, params);
  if (pressed) fireEvent.click(await screen.findByRole('button', { name: pressed }));
  await waitFor(() => expect(document.querySelectorAll('form')).toHaveLength(1));
  return document.querySelector('form') as HTMLFormElement;
}

const textsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => !['hidden', 'checkbox', 'radio'].includes(field.type) && !field.readOnly,
  );
/** What browsers take from a field for an e-mail address by themselves. */
const held = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => (field.type === 'email' ? value.trim() : value);

describe.each(Object.entries({ ...FORMS, ...DIALOGS }))('%s', (_name, form) => {
  test.each(Object.entries(VALUES))('%s: nothing is lost, nothing runs, and what is missing is said at its field', async (what, value) => {
    const element = await show(form);
    const fields = textsOf(element);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) fireEvent.change(field, { target: { value } });
    await submitForm(element);
    for (const field of textsOf(element)) {
      expect(field).toHaveValue(held(field, value));
      if (field.getAttribute('aria-required') !== 'true' || value.trim() !== '') continue;
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(/required/i);
    }
    if (what === 'nothing') expect(element.querySelector('[aria-invalid="true"]')).toHaveFocus();
    expect(document.querySelector('form script, form img[onerror]')).toBeNull();
    expect(window).not.toHaveProperty('pwned');
  });
});

describe.each(['a company that registers', 'the profile', 'a user'])('%s', (name) => {
  test.each(['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@@b.co', 'a@b.co,c@d.ef', '<a@b.co>'])(
    '%s is no e-mail address',
    async (email) => {
      const element = await show(FORMS[name] as Form);
      const fields = [...element.querySelectorAll<HTMLInputElement>('input[type="email"]')];
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) fireEvent.change(field, { target: { value: email } });
      await submitForm(element);
      for (const field of fields) expect(field).toHaveAccessibleDescription(/valid email/);
    },
  );

  test.each([
    ['55123456', false],
    ['5512345678', false],
    ['٠٥٥١٢٣٤٥٦٧', true],
  ])('the phone %s', async (phone, isTaken) => {
    const element = await show(FORMS[name] as Form);
    const fields = [...element.querySelectorAll<HTMLInputElement>('input[type="tel"]')];
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) fireEvent.change(field, { target: { value: phone } });
    await submitForm(element);
    for (const field of fields)
      if (isTaken) expect(field).not.toHaveAttribute('aria-invalid');
      else expect(field).toHaveAttribute('aria-invalid', 'true');
  });
});

test.each(Object.entries(VALUES))(
  'the reason of a refusal, %s: goes along as it is, where it says something and is not too long',
  async (_what, value) => {
    const host = hostAt('/purchase-orders/uid-1');
    const asked = { ...PURCHASE_ORDER, available_actions: ['REJECT'] };
    open(
      purchaseOrder,
      host,
      {
        PurchaseOrderDetail: { customer: { ...CUSTOMER, purchase_order: asked } },
        CommentPurchaseOrder: { addPurchaseOrderComment: { comment: { uid: 'c1' } } },
        RejectPurchaseOrder: { rejectPurchaseOrders: { errors: [] } },
      },
      { id: 'uid-1' },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value } });
    expect(dialog.getByRole('textbox')).toHaveValue(value);
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    if (value.length > 2000) {
      await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('At most 2,000 characters.'));
      expect(sentIn(host)).toEqual([]);
      return;
    }
    const comments = value.trim() === '' ? [] : [{ uid: 'uid-1', comment: value.trim() }];
    await waitFor(() => expect(sentIn(host)).toEqual([...comments, { uid: 'uid-1' }]));
    expect(window).not.toHaveProperty('pwned');
  },
);

const STRUCTURE = DIALOGS['a team'] as Form;
const NOT_ALLOWED = 'Your role does not allow this';

test('a permission that is taken away while its page is open takes the page away', async () => {
  const host = hostAt(STRUCTURE.path, { permissions: ['Magento_Company::users_view'] });
  open(companyStructure, host, STRUCTURE.answers);
  expect(await screen.findByRole('tree')).toBeInTheDocument();
  act(() => host.set.session.set(hostAt(STRUCTURE.path, { permissions: [] }).session.state.get()));
  expect(screen.getByText(NOT_ALLOWED)).toBeInTheDocument();
  expect(screen.queryByRole('tree')).toBeNull();
  expect(host.callsOf('session.reload')).toEqual([]);
});

test('a permission that only the platform knows to be gone: the session is read again', async () => {
  const host = hostAt(STRUCTURE.path, { permissions: ['Magento_Company::users_view'] });
  open(companyStructure, host, { CompanyStructure: new Error('You do not have authorization to perform this action.') });
  expect(await screen.findByText(NOT_ALLOWED)).toBeInTheDocument();
  expect(host.callsOf('session.reload')).toHaveLength(1);
});

test('an answer without what the page shows is said in the frame, and asked for again', async () => {
  const host = hostAt(STRUCTURE.path);
  let answer: unknown = { company: { __typename: 'Company', id: 'MQ==' } };
  const { user } = open(companyStructure, host, { CompanyStructure: () => answer });
  expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeInTheDocument();
  answer = STRUCTURE.answers['CompanyStructure'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tree')).toBeInTheDocument();
});
