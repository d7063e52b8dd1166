/** The forms of a company, each with what it takes to see it. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PageParams } from 'shared-contracts';
import type { DefinedPage } from 'shared-platform';
import { textOf } from 'shared-platform/testing';
import approvalRule from '../pages/approval-rule/approval-rule-page';
import companyStructure from '../pages/company-structure/company-structure-page';
import editCompany from '../pages/edit-company/edit-company-page';
import purchaseOrder from '../pages/purchase-order/purchase-order-page';
import registerCompany from '../pages/register-company/register-company-page';
import role from '../pages/role/role-page';
import subUser from '../pages/sub-user/sub-user-page';
import { hostAt, open } from './company-fixtures';

/** A form of a company: the page, where it is, and what the platform says before anything is typed. */
export interface Form {
  page: DefinedPage;
  path: string;
  params?: PageParams;
  isGuest?: boolean;
  answers: Record<string, unknown>;
  /** The files that call `useShopForm` for it. */
  of: string;
  /** The button that opens it, where it is a dialog: a message. */
  pressed?: string;
  /** The dialog's own form comes after one of the page. */
  forms?: number;
}

export const CUSTOMER = { __typename: 'Customer', email: 'admin@example.com' };
const ROLE = { __typename: 'CompanyRole', id: 'Mg==', name: 'Buyer' };
const COMPANY = {
  __typename: 'Company',
  id: 'MQ==',
  company_admin: { __typename: 'Customer', email: 'admin@example.com', role: { ...ROLE, id: 'MQ==' } },
};
const REGIONS = {
  country: { __typename: 'Country', id: 'SA', available_regions: [{ __typename: 'Region', id: 1101, code: 'RIY', name: 'Riyadh' }] },
};
export const FORMS: Readonly<Record<string, Form>> = {
  'a company that registers': {
    of: 'pages/register-company/use-registration-form.ts',
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
    of: 'pages/edit-company/edit-company-page.tsx',
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
    of: 'pages/sub-user/use-sub-user-form.ts',
    page: subUser,
    path: '/createSubUser',
    answers: {
      CompanyUser: { customer: CUSTOMER, company: { ...COMPANY, roles: { __typename: 'CompanyRoles', items: [ROLE] } } },
      CompanyUserEmail: { isCompanyUserEmailAvailable: { is_email_available: true } },
    },
  },
  'a role': {
    of: 'pages/role/use-role-form.ts',
    page: role,
    path: '/createSubRole',
    answers: { CompanyRole: { company: { ...COMPANY, acl_resources: [] } } },
  },
  'a rule': {
    of: 'pages/approval-rule/use-rule-form.ts',
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

export const PURCHASE_ORDER = {
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
export const DIALOGS: Readonly<Record<string, Form>> = {
  'a team': {
    of: 'pages/company-structure/team-dialog.tsx',
    page: companyStructure,
    path: '/company/structure',
    pressed: 'structure.add-team',
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
    of: 'pages/purchase-order/comment-form.tsx',
    page: purchaseOrder,
    path: '/purchase-orders/uid-1',
    params: { id: 'uid-1' },
    answers: { PurchaseOrderDetail: { customer: { ...CUSTOMER, purchase_order: PURCHASE_ORDER } } },
  },
  'the reason of a decision': {
    of: 'pages/purchase-order/action-dialog.tsx',
    page: purchaseOrder,
    path: '/purchase-orders/uid-1',
    params: { id: 'uid-1' },
    pressed: 'order.REJECT',
    forms: 2,
    answers: { PurchaseOrderDetail: { customer: { ...CUSTOMER, purchase_order: { ...PURCHASE_ORDER, available_actions: ['REJECT'] } } } },
  },
};
/** Calls of `useShopForm` without a field that text is typed into. */
export const WITHOUT_TEXT: readonly string[] = ['pages/company-structure/move-dialog.tsx'];

/** Opens the page of a form, with the form, in a language. */
export async function show({ page, path, params = {}, isGuest = false, answers, pressed, forms = 1 }: Form, language: 'en' | 'ar' = 'en') {
  const host = hostAt(path, { isGuest, language });
  const say = textOf(language === 'en' ? 'en-US' : 'ar-SA');
  const { user } = open(page, host, answers, params);
  if (pressed) fireEvent.click(await screen.findByRole('button', { name: say(pressed) }));
  await waitFor(() => expect(document.querySelectorAll('form')).toHaveLength(forms));
  const element = document.querySelector<HTMLFormElement>(pressed ? 'dialog form' : 'form');
  if (!element) throw new Error('There is no form.');
  return { element, host, say, user };
}

/**
 * The fields of a form that text is typed into. Boxes and lists of choices are left out on purpose: they hold what they offer, and
 * nothing else.
 */
export const textsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => !['hidden', 'checkbox', 'radio'].includes(field.type) && !field.readOnly,
  );
