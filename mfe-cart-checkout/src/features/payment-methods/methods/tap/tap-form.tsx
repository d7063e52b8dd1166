import { useMemo } from 'react';
import { useHost, useOperation, useSnapshot } from 'shared-platform';
import { Skeleton } from 'shared-ui';
import { CardFieldsDocument } from '../../../card-fields/card-fields.graphql.ts';
import { fieldsOrigin } from '../../../card-fields/hosted-fields';
import { FieldsMissing, NewCard } from '../../../card-fields/new-card';
import type { PaymentFormProps } from '../../define-payment-method';
import { tapProvider } from './tap-provider';

/** Pays by a card that is typed into Tap's fields. Tap's module for the platform keeps no cards. */
export default function TapForm({ ref }: PaymentFormProps) {
  const { intl, storeView } = useHost();
  const { currency } = useSnapshot(storeView.state);
  const fields = useOperation(CardFieldsDocument, {});
  const address = fields.data?.storeConfig?.hosted_card_fields_url;
  const provider = useMemo(
    () => (address && fieldsOrigin(address) ? tapProvider(address, { language: intl.language, currency }) : undefined),
    [address, intl.language, currency],
  );
  if (fields.fetching && !fields.data) return <Skeleton height={280} shape="block" />;
  return provider ? <NewCard ref={ref} provider={provider} canBeKept={false} /> : <FieldsMissing onAgain={fields.reload} />;
}
