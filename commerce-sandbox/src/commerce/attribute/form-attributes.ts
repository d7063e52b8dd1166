/** A field of the platform's forms for customers and addresses. */
export interface FormAttribute {
  readonly code: string;
  readonly label: { readonly en: string; readonly ar: string };
  readonly input: 'TEXT' | 'DATE' | 'SELECT' | 'MULTILINE' | 'BOOLEAN';
  readonly required: boolean;
  readonly position: number;
  /** Most characters, for texts. */
  readonly longest?: number;
}

const text = (code: string, en: string, ar: string, position: number, required: boolean, longest?: number): FormAttribute => ({
  code,
  label: { en, ar },
  input: 'TEXT',
  required,
  position,
  ...(longest === undefined ? {} : { longest }),
});

const PERSON: readonly FormAttribute[] = [
  text('prefix', 'Name Prefix', 'اللقب', 10, false),
  text('firstname', 'First Name', 'الاسم الأول', 20, true, 255),
  text('middlename', 'Middle Name/Initial', 'الاسم الأوسط', 30, false),
  text('lastname', 'Last Name', 'اسم العائلة', 40, true, 255),
  text('suffix', 'Name Suffix', 'لاحقة الاسم', 50, false),
];

export const CUSTOMER_ATTRIBUTES: readonly FormAttribute[] = [
  ...PERSON,
  text('email', 'Email', 'البريد الإلكتروني', 80, true),
  { code: 'dob', label: { en: 'Date of Birth', ar: 'تاريخ الميلاد' }, input: 'DATE', required: false, position: 90 },
  text('taxvat', 'Tax/VAT Number', 'الرقم الضريبي', 100, false, 255),
];

export const ADDRESS_ATTRIBUTES: readonly FormAttribute[] = [
  ...PERSON,
  text('company', 'Company', 'الشركة', 60, false, 255),
  { code: 'street', label: { en: 'Street Address', ar: 'عنوان الشارع' }, input: 'MULTILINE', required: true, position: 70, longest: 255 },
  text('city', 'City', 'المدينة', 80, true, 255),
  { code: 'country_id', label: { en: 'Country', ar: 'الدولة' }, input: 'SELECT', required: true, position: 90 },
  text('region', 'State/Province', 'المنطقة', 100, false),
  text('postcode', 'Zip/Postal Code', 'الرمز البريدي', 110, true, 255),
  text('telephone', 'Phone Number', 'رقم الهاتف', 120, true, 255),
  text('fax', 'Fax', 'الفاكس', 130, false, 255),
  text('vat_id', 'VAT Number', 'الرقم الضريبي', 140, false, 255),
];
