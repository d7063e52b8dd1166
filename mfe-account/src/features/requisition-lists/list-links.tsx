import { Link } from 'shared-platform';
import { ButtonLink } from 'shared-ui';
import { useText } from './messages/source';
import { LISTS_PATH } from './requisition-list-path';

/** Back to all lists, above a page. */
export function AllLists() {
  return (
    <p>
      <Link to={LISTS_PATH}>{useText()('list.all')}</Link>
    </p>
  );
}

/** The way out of a place where nothing is. */
export function AllListsButton() {
  return <ButtonLink to={LISTS_PATH}>{useText()('list.all')}</ButtonLink>;
}
