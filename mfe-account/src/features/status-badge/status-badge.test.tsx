import { renderInHost } from 'shared-platform/testing';
import { REQUEST_STATES, RequestStatus } from '../requests/request-status';
import { TICKET_STATES, TicketStatus } from '../tickets/ticket-status';

const drawn = (content: () => React.JSX.Element) => {
  const { container, unmount } = renderInHost(content, {});
  const look = { text: container.textContent, path: container.querySelector('svg path')?.getAttribute('d') };
  unmount();
  return look;
};

test.each([
  ['tickets', TICKET_STATES.map((state) => drawn(() => <TicketStatus state={state} />))],
  ['requests', REQUEST_STATES.map((state) => drawn(() => <RequestStatus state={state} />))],
])('states of %s are told apart by word and by icon, not by colour alone', (_of, looks) => {
  for (const each of ['text', 'path'] as const) expect(new Set(looks.map((look) => look[each])).size).toBe(looks.length);
  for (const { path } of looks) expect(path).toBeTruthy();
});

test('a state that the platform adds one day is one that is under way', () => {
  expect(drawn(() => <TicketStatus state="NEW" />).text).toBe('Open');
  expect(drawn(() => <RequestStatus state="NEW" />).text).toBe('Being examined');
});
