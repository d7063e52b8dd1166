import type { CommerceError } from 'shared-contracts';
import type { AddressFormValues } from './address-view';

type Field = Exclude<keyof AddressFormValues, 'isDefaultShipping' | 'isDefaultBilling'>;

/** The platform's names of the fields, as variables and as labels; the first that meets counts. */
const FIELDS: readonly (readonly [RegExp, Field])[] = [
  [/first ?name/i, 'firstName'],
  [/last ?name/i, 'lastName'],
  [/street/i, 'street'],
  [/region/i, 'regionCode'],
  [/post ?code|postal|zip/i, 'postcode'],
  [/phone/i, 'phone'],
  [/\bcompany\b/i, 'company'],
  [/\b(?:vat|tax)\b/i, 'vatNumber'],
  [/\bcity\b/i, 'city'],
];
const REQUIRED = /required parameters? (?:are|is) missing|is (?:a )?required/i;

/** What the platform says of one field. `missing`: it wants it filled in. Otherwise its own sentence is what there is to say. */
export interface AddressComplaint {
  field: Field;
  isMissing: boolean;
  sentence: string;
}

/** The platform's complaints about fields; undefined where anything that it says is about none of them. */
export function toComplaints({ errors }: Pick<CommerceError, 'errors'>): readonly AddressComplaint[] | undefined {
  const complaints = errors.flatMap(({ message }) => {
    // eslint-disable-next-line shop/ask-fault-of -- part of the table above: a region that is missing and a wrong one are one fault
    const isMissing = REQUIRED.test(message);
    // "Required parameters are missing: firstname, city" names several.
    const parts = isMissing ? message.replace(/^.*missing:/i, '').split(',') : [message];
    return parts.map((part) => ({ field: FIELDS.find(([pattern]) => pattern.test(part))?.[1], isMissing, sentence: message }));
  });
  if (complaints.length === 0) return undefined;
  const known = complaints.flatMap(({ field, ...rest }) => (field ? [{ field, ...rest }] : []));
  return known.length === complaints.length ? known : undefined;
}
