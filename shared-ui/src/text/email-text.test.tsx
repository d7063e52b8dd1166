import { render } from '@testing-library/react';
import { EmailText } from './email-text';

test.each([
  ['company.admin@example.com', '<bdi dir="ltr">company.admin<span class="break"></span>@example.com</bdi>'],
  ['"a@b"@example.com', '<bdi dir="ltr">"a@b"<span class="break"></span>@example.com</bdi>'],
  ['@example.com', '<bdi dir="ltr">@example.com</bdi>'],
  ['nobody', '<bdi dir="ltr">nobody</bdi>'],
  ['', '<bdi dir="ltr"></bdi>'],
])('%p is %s', (address, html) => {
  const { container } = render(<EmailText>{address}</EmailText>);
  expect(container.innerHTML).toBe(html);
  expect(container.textContent).toBe(address);
});
