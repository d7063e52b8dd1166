import { Link } from 'shared-platform';
import { ButtonLink } from 'shared-ui';
import { useText } from './messages/source';
import { CREATE_REQUEST_PATH, REQUESTS_PATH } from './request-path';

/** Back to the list, above a page. */
export function AllRequests() {
  return (
    <p>
      <Link to={REQUESTS_PATH}>{useText()('request.all')}</Link>
    </p>
  );
}

/** The way out of a place where nothing is. */
export function AllRequestsButton() {
  return <ButtonLink to={REQUESTS_PATH}>{useText()('request.all')}</ButtonLink>;
}

export function NewRequestButton() {
  return <ButtonLink to={CREATE_REQUEST_PATH}>{useText()('request.new')}</ButtonLink>;
}
