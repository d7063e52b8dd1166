import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { PartFinder } from './part-finder';

const show = () => renderInHost(PartFinder, {}, { host: createStubHost() });

test('a number or a name is searched for, and an empty field is only focused', async () => {
  const { host } = show();
  const form = within(screen.getByRole('search', { name: 'Part number or name' }));
  await userEvent.click(form.getByRole('button', { name: 'Find' }));
  expect(form.getByRole('searchbox')).toHaveFocus();
  expect(host.callsOf('navigation.push')).toEqual([]);
  await userEvent.type(form.getByRole('searchbox'), ' 6205 2RS {Enter}');
  expect(host.callsOf('navigation.push')).toEqual([['/search.html?query=6205+2RS']]);
});

test.each([
  [{ 'Bore diameter d, mm': '25', 'Outside diameter D, mm': '52', 'Width B, mm': '15' }, '25x52x15'],
  [{ 'Outside diameter D, mm': '٥٢', 'Width B, mm': '2,50' }, '52x2.5'],
])('sizes %j are searched for as %s', async (typed, query) => {
  const { host } = show();
  for (const [name, value] of Object.entries(typed)) await userEvent.type(screen.getByRole('textbox', { name }), value);
  await userEvent.click(within(screen.getByRole('form', { name: 'Size in mm' })).getByRole('button', { name: 'Find' }));
  expect(host.callsOf('navigation.push')).toEqual([[`/search.html?query=${query}`]]);
});

test.each([
  ['25', '', 'Please enter at least two sizes.'],
  ['25', 'wide', 'Please enter sizes as numbers, such as 25 or 2.5.'],
  ['25', '-5', 'Please enter sizes as numbers, such as 25 or 2.5.'],
  ['0', '52', 'Please enter sizes as numbers, such as 25 or 2.5.'],
])('sizes %j and %j are told: %s', async (bore, outside, problem) => {
  const { host } = show();
  const field = screen.getByRole('textbox', { name: 'Bore diameter d, mm' });
  await userEvent.type(field, bore);
  if (outside) await userEvent.type(screen.getByRole('textbox', { name: 'Outside diameter D, mm' }), outside);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(problem)).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(problem);
  expect(host.callsOf('navigation.push')).toEqual([]);
});

describe('a list', () => {
  const open = async () => {
    const { host } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Order from a list' }));
    return { host, dialog: within(await screen.findByRole('dialog')) };
  };

  test('is looked at in the cart before anything is added', async () => {
    const { host, dialog } = await open();
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('6206\t10\nUCP205\n');
    expect(dialog.getByText('2 parts')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Check the list' }));
    expect(host.callsOf('navigation.push')).toEqual([['/cart?lines=6206%3A10%2CUCP205%3A1&from=list']]);
  });

  test.each([
    ['hello', 'There is no part number in it.'],
    [Array.from({ length: 201 }, (_, index) => `P${index}`).join('\n'), 'At most 200 parts; longer lists go through Quick Order.'],
    ['6206 999999', /This cannot be ordered: .?6206 999999/],
    [`6${'A'.repeat(300)}`, /This cannot be ordered: .?6A+ 1/],
  ])('that cannot be ordered is told by its field, and stays', async (list, problem) => {
    const { host, dialog } = await open();
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste(list);
    await userEvent.click(dialog.getByRole('button', { name: 'Check the list' }));
    expect(await dialog.findByText(problem)).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue(list);
    expect(host.callsOf('navigation.push')).toEqual([]);
  });
});
