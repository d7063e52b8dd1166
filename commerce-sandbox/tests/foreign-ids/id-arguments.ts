import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isInputObjectType, isObjectType, type GraphQLArgument, type GraphQLInputField } from 'graphql';

/** Arguments of these names take an id though their type is String or Int. */
const NAMED = /(^|_)(id|ids|uid|uids|number|token|hash|key|code)$|(Id|Ids|Uid|Uids|Number|Token|Key)$/;

/**
 * Ids of what belongs to nobody (products, regions, options, attributes), of features that the platform does not serve, and texts that only
 * look like ids. Patterns of `Type.field argument.path`.
 */
const NOBODYS: readonly RegExp[] = [
  /attribute_?codes?$/i,
  /region_(id|code)$/,
  /country_code$/,
  /vat(_tax)?_id$/,
  /reseller_id$/,
  /selected_options$/,
  /(entered|customizable|bundle)_options\.(id|uid)$/,
  /downloadable_product_links\.link_id$/,
  /gift_wrapping_id$/,
  /carrier_code$/,
  /method_code$/,
  /carrier_uid$/,
  /pickup_location_code$/,
  /coupon_code$/,
  /tracking_number$/,
  /ratings\.(id|value_id)$/,
  /input\.products$/,
  /configurableOptionValueUids$/,
  /vacancy_code$/,
  /payment_method\.(code|purchase_order_number)$/,
  /payment_method\.(braintree|payflow|payment_services|paypal)\w*\.\w+$/,
  /custom_reference_number$/,
  /giftRegistryUid$/,
  // Narrows a return that is the caller's own already.
  /^ReturnShipping\.tracking uid$/,
  /^Query\.(category|cmsPage|country|vacancy) (id|code)$/,
];

/** Secrets that were sent by mail: tried with wrong values where what they unlock is tested. */
const SECRETS: readonly RegExp[] = [/confirmation_key$/, /resetPasswordToken$/, /acceptCompanyInvitation input\.code$/];

function leaves(argument: GraphQLArgument | GraphQLInputField, above: readonly string[] = []): readonly string[] {
  const type = getNamedType(argument.type);
  if (isInputObjectType(type)) {
    if (above.includes(type.name)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      leaves(field, [...above, type.name]).map((path) => `${argument.name}.${path}`),
    );
  }
  return type.name === 'ID' || (['String', 'Int'].includes(type.name) && NAMED.test(argument.name)) ? [argument.name] : [];
}

/** Every argument of the served schema that may name something of somebody, as `Type.field argument.path`. */
export function idArguments(): readonly string[] {
  const schema = buildSchema(readFileSync(join(__dirname, '..', '..', 'generated', 'schema.graphql'), 'utf8'));
  const found = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).flatMap((field) =>
          field.args.flatMap((argument) => leaves(argument).map((path) => `${type.name}.${field.name} ${path}`)),
        )
      : [],
  );
  return found.filter((path) => ![...NOBODYS, ...SECRETS].some((pattern) => pattern.test(path)));
}
