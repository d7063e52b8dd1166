import { render } from '@testing-library/react';
import { EmailSentence } from './email-sentence';

test.each([
  ['Sent to a@b.co.', 'a@b.co', 'Sent to <bdi dir="ltr">a<span class="break"></span>@b.co</bdi>.'],
  // The isolates of an Arabic message stay around it.
  ['إلى \u2066a@b.co\u2069:', 'a@b.co', 'إلى \u2066<bdi dir="ltr">a<span class="break"></span>@b.co</bdi>\u2069:'],
  ['Sent.', 'a@b.co', 'Sent.'],
  ['Sent.', '', 'Sent.'],
])('%p with %p', (sentence, email, html) => {
  const { container } = render(<EmailSentence email={email}>{sentence}</EmailSentence>);
  expect(container.innerHTML).toBe(html);
  expect(container.textContent).toBe(sentence);
});
