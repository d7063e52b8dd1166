import { carrierTitle, formatDate, type TitleText } from 'shared-ui';
import { formatAddress, type FormattedAddress } from '../../features/address/formatted-address';
import { present } from '../../features/present/present';
import type { ReturnState } from '../../features/returns/return-status';
import type { ReturnByUidQuery } from './view-return.graphql.ts';

/** A return as its page shows it. */
export interface ReturnView {
  uid: string;
  number: string;
  state: ReturnState | null;
  date: string;
  orderNumber: string | undefined;
  items: readonly ReturnedItem[];
  comments: readonly { uid: string; author: string; text: string; date: string }[];
  /** Where the parcel goes; undefined until the shop expects one. */
  address: FormattedAddress | undefined;
  /** Who may bring it; none until the shop expects it. */
  carriers: readonly { uid: string; label: string }[];
  tracking: readonly { uid: string; number: string; carrier: string; status: CarrierStatus | undefined }[];
}

/** What the carrier says of a parcel, in its own words; undefined where it says nothing. */
export interface CarrierStatus {
  text: string;
  isError: boolean;
}

export interface ReturnedItem {
  uid: string;
  sku: string;
  name: string;
  state: ReturnState | null;
  wanted: number;
  /** Pieces that the shop takes back. */
  accepted: number;
  answers: readonly { label: string; value: string }[];
}

type Answer = NonNullable<NonNullable<ReturnByUidQuery['customer']>['return']>;

export function toReturn(answer: Answer, locale: string, text: TitleText): ReturnView {
  const address = answer.shipping?.address;
  return {
    uid: answer.uid,
    number: answer.number,
    state: answer.status,
    date: formatDate(answer.created_at, locale),
    orderNumber: answer.order?.number,
    items: present(answer.items).map((item) => ({
      uid: item.uid,
      sku: item.order_item.product_sku,
      name: item.order_item.product?.name ?? item.order_item.product_name ?? item.order_item.product_sku,
      state: item.status,
      wanted: item.request_quantity,
      accepted: item.quantity,
      answers: present(item.custom_attributes).map(({ label, value }) => ({ label, value: toText(value) })),
    })),
    comments: present(answer.comments).map(({ uid, author_name: author, text, created_at: time }) => ({
      uid,
      author,
      text,
      date: formatDate(time, locale),
    })),
    address: address
      ? formatAddress(
          {
            firstname: address.contact_name,
            lastname: null,
            company: null,
            street: address.street,
            city: address.city,
            region: address.region.name,
            postcode: address.postcode,
            country_code: address.country.two_letter_abbreviation,
            telephone: address.telephone,
          },
          locale,
          text,
        )
      : undefined,
    carriers: present(answer.available_shipping_carriers).map((carrier) => ({ ...carrier, label: carrierTitle(text, carrier.label) })),
    tracking: present(answer.shipping?.tracking).map(({ uid, tracking_number: number, carrier, status }) => ({
      uid,
      number,
      carrier: carrierTitle(text, carrier.label),
      status: status?.text ? { text: status.text, isError: status.type === 'ERROR' } : undefined,
    })),
  };
}

/** The platform gives values as JSON: `"Wrong size"`. */
function toText(value: string): string {
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' || typeof parsed === 'number' ? String(parsed) : value;
  } catch {
    return value;
  }
}
