import { useState } from 'react';
import type { CartDetails } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { Icon } from 'shared-ui';
import { DocumentButton } from '../../features/cart-documents/document-button';
import type { SavedForLater } from '../../features/saved-for-later/use-saved-for-later';
import { AddByPartNumber } from './add-by-part-number';
import { Fold } from './fold';
import { SavedLines } from './saved-lines';
import { ShareCart } from './share-cart';
import { ShippingEstimate } from './shipping-estimate';
import { useText } from './messages/source';
import styles from './cart-extras.module.css';

/** Below the lines. */
export function BelowLines({ later }: { later: SavedForLater }) {
  return (
    <>
      <AddByPartNumber />
      <SavedLines later={later} />
    </>
  );
}

/** Below the total and the way on: what some want to know first. */
export function BelowTotal({ details }: { details: CartDetails }) {
  const host = useHost();
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Fold label={text('estimate.title')} isOpen={isOpen} onToggle={setOpen}>
        <ShippingEstimate details={details} />
      </Fold>
      <ShareCart items={details.items} />
      <div className={styles.share}>
        <DocumentButton
          variant="quiet"
          size="s"
          save={({ saveQuotation }) => saveQuotation(host, details)}
          failed={text('quotation.failed')}
        >
          {text('quotation.save')}
        </DocumentButton>
      </div>
      <ul className={styles.trust}>
        <li>
          <Icon name="check" />
          <span>{text('trust.nothing-yet')}</span>
        </li>
        <li>
          <Icon name="truck" />
          <Link to="/shipping-policy">{text('trust.shipping')}</Link>
        </li>
        <li>
          <Icon name="arrow-back" />
          <Link to="/return-policy">{text('trust.returns')}</Link>
        </li>
      </ul>
    </>
  );
}
