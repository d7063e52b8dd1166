import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInterfaceType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '../../../../commerce-sandbox/generated/schema.graphql'), 'utf8'), {
  assumeValidSDL: true,
});

/** The fields that are asked for, by the type that has them. */
function askedFields(): ReadonlyMap<string, ReadonlySet<string>> {
  const fields = new Map<string, Set<string>>();
  const info = new TypeInfo(schema);
  const noteField = ({ name }: { name: { value: string } }) => {
    const type = info.getParentType()?.name ?? '';
    fields.set(type, (fields.get(type) ?? new Set()).add(name.value));
  };
  visit(parse(readFileSync(join(__dirname, 'collected.graphql'), 'utf8')), visitWithTypeInfo(info, { Field: noteField }));
  return fields;
}

const ONE_OF_A_LIST = 'one of what is collected as a list';
const COMPANY = 'of the company, whose own pages show it; a platform without companies does not know it';
const NOT_SOLD = 'nothing that the shop offers';
const NOTHING_OF_THEIRS = 'what the customer may do, or how the shop shows it';
const OF_PRODUCT = 'facts of the product, and of nobody';
const AMOUNTS = 'how the amounts that are collected are made up';

/** What a copy of one's data leaves out, and why. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Customer: {
    addressesV2: 'the addresses, by pages; a platform before 2.4.8 has them as one list alone',
    allow_remote_shopping_assistance: NOT_SOLD,
    bss_is_company_account: COMPANY,
    companies: COMPANY,
    compare_list: 'kept in the browser by this shop',
    confirmation_status: NOTHING_OF_THEIRS,
    custom_attributes: 'the shop asks for none',
    default_billing: 'each address says it of itself',
    default_shipping: 'each address says it of itself',
    drawing_request: ONE_OF_A_LIST,
    gift_registries: NOT_SOLD,
    gift_registry: NOT_SOLD,
    group: 'the shop’s own sorting of its customers; a platform before 2.4.8 does not say it',
    job_title: COMPANY,
    purchase_order: COMPANY,
    purchase_order_approval_rule: COMPANY,
    purchase_order_approval_rule_metadata: COMPANY,
    purchase_order_approval_rules: COMPANY,
    purchase_orders: COMPANY,
    purchase_orders_enabled: COMPANY,
    return: ONE_OF_A_LIST,
    reward_points: NOT_SOLD,
    role: COMPANY,
    salesrep: 'somebody else’s',
    segments: 'the shop’s own sorting of its customers; a platform before 2.4.8 does not say it',
    status: COMPANY,
    store_credit: NOT_SOLD,
    structure_id: COMPANY,
    support_ticket: ONE_OF_A_LIST,
    team: COMPANY,
    telephone: COMPANY,
    wishlist_v2: ONE_OF_A_LIST,
  },
  CustomerAddress: { custom_attributesV2: 'the shop asks for none', extension_attributes: 'the shop asks for none', region_id: 'its name' },
  OrderAddress: { custom_attributesV2: 'the shop asks for none', region_id: 'its name' },
  PaymentToken: { type: NOTHING_OF_THEIRS },
  CustomerOrder: {
    applied_coupons: 'a platform before 2.4.7 does not say it',
    email: 'the customer’s; a platform before 2.4.7 does not say it',
    applied_gift_cards: NOT_SOLD,
    available_actions: NOTHING_OF_THEIRS,
    carrier: 'the shipping method names it',
    customer_info: 'the customer of the copy',
    delivery_steps: 'the state and the shipments say it',
    gift_message: NOT_SOLD,
    gift_receipt_included: NOT_SOLD,
    gift_wrapping: NOT_SOLD,
    is_virtual: OF_PRODUCT,
    items_eligible_for_return: NOTHING_OF_THEIRS,
    order_status_change_date: 'the comments say it; a platform before 2.4.8 does not',
    printed_card_included: NOT_SOLD,
    promised_arrival: 'a promise that has been kept or broken',
    returns: 'collected by themselves',
    token: 'a key to the order, and nothing to keep in a file',
  },
  OrderTotal: {
    base_grand_total: AMOUNTS,
    discounts: AMOUNTS,
    gift_options: NOT_SOLD,
    shipping_handling: AMOUNTS,
    subtotal: AMOUNTS,
    subtotal_excl_tax: AMOUNTS,
    subtotal_incl_tax: AMOUNTS,
    taxes: AMOUNTS,
    total_giftcard: NOT_SOLD,
    total_reward_points: NOT_SOLD,
    total_store_credit: NOT_SOLD,
  },
  Return: { available_shipping_carriers: NOTHING_OF_THEIRS, customer: 'the customer of the copy' },
  ReturnShipping: { address: 'the shop’s own' },
  ReturnShippingTracking: { status: NOTHING_OF_THEIRS },
  ReturnItem: { custom_attributesV2: 'the shop asks for none' },
  WishlistItemInterface: { customizable_options: NOT_SOLD },
  Wishlist: {
    items_count: 'the number of its items',
    sharing_code: 'a key to the list, and nothing to keep in a file',
    updated_at: 'each item says when it was added',
    visibility: NOTHING_OF_THEIRS,
  },
  DrawingRequest: { product: OF_PRODUCT },
  FileAttachment: { url: 'an address that is good for the page alone: the page of the thread gives the file' },
  ConfigurableWishlistItem: { configurable_options: 'the variant that is collected says them' },
  SelectedConfigurableOption: {
    configurable_product_option_uid: OF_PRODUCT,
    configurable_product_option_value_uid: OF_PRODUCT,
  },
  ProductStockAlert: { configurable_product: OF_PRODUCT },
  RequisitionList: { items_count: 'the number of its items' },
  RequisitionListItemInterface: { customizable_options: NOT_SOLD },
  ProductReview: { ratings_breakdown: AMOUNTS },
};

/** Whose fields are not told one by one: pages of lists, and what is only named. */
const NAMED_ONLY =
  /^(Query|Money|ProductInterface|OrderItemInterface|Invoice|OrderShipment|CreditMemo|ShipmentTracking|Customer\w+Region)$/;
const IS_LIST = new Set(['total_count', 'page_info', 'total_pages', 'current_page', 'page_size', 'date_of_first_order']);

test('a copy of one’s data has all that the platform gives, or a reason why not', () => {
  const missing: string[] = [];
  const idle: string[] = [];
  for (const [name, asked] of askedFields()) {
    const type = schema.getType(name);
    if (NAMED_ONLY.test(name) || !(isObjectType(type) || isInterfaceType(type))) continue;
    const fields = Object.values(type.getFields()).filter((field) => field.deprecationReason === undefined && !IS_LIST.has(field.name));
    const inherited = isObjectType(type) ? type.getInterfaces().flatMap((parent) => Object.keys(parent.getFields())) : [];
    const isOpen = (field: string) => !asked.has(field) && !inherited.includes(field);
    const open = fields.map((field) => field.name).filter(isOpen);
    const reasons = Object.keys(LEFT_OUT[name] ?? {});
    missing.push(...open.filter((field) => !reasons.includes(field)).map((field) => `${name}.${field}`));
    idle.push(...reasons.filter((field) => !open.includes(field)).map((field) => `${name}.${field}`));
  }
  expect({ missing, idle }).toEqual({ missing: [], idle: [] });
});
