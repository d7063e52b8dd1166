import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFollowingHost } from '../../testing/following-host';
import { renderPage } from 'shared-platform/testing';
import release from '../../../release.json';
import page from './calculators-page';
import { CALCULATORS_PATH, TOOLS, toolPath } from './tools';

test('the release lists all calculators, for search engines', () =>
  expect(release.routes.find(({ path }) => path.startsWith(`${CALCULATORS_PATH}/{`))).toMatchObject({ listed: TOOLS.map(toolPath) }));

const attribute = (code: string, labels: readonly string[]) => ({
  __typename: 'CatalogAttributeMetadata',
  code,
  options: labels.map((label, index) => ({ __typename: 'CustomAttributeOption', label, value: `${code}-${index}` })),
});

const answers = {
  CalculatorsPage: new Error('The CMS page with the "calculators-e-tools" ID doesn\'t exist.'),
  AttributeOptions: {
    customAttributeMetadataV2: {
      __typename: 'CustomAttributeMetadata',
      items: [
        attribute('bore_diameter', ['20 mm', '25 mm', '25.4 mm']),
        attribute('belt_section', ['SPA', 'SPZ']),
        attribute('belt_length', ['1500 mm', '1600 mm', '1700 mm', '2500 mm']),
        attribute('pitch_mm', ['12.7 mm', '15.875 mm']),
      ],
    },
  },
};

const hostAt = (tool: string, search = '', language: 'en' | 'ar' = 'en') =>
  createFollowingHost({}, { pathname: `/calculators-e-tools/${tool}`, search, language });

function open(tool: string, search = '', language: 'en' | 'ar' = 'en') {
  return renderPage(page, { host: hostAt(tool, search, language), params: { tool }, answers });
}

const result = () => within(screen.getByRole('region', { name: 'Result' }));

async function type(label: string, value: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value);
}

test('all tools are there, also where the platform has no words about them', async () => {
  const { reported } = renderPage(page, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Calculators & E-Tools' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bearing life' })).toHaveAttribute('href', '/calculators-e-tools/bearing-life');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  await waitFor(() =>
    expect(reported.heads.at(-1)).toMatchObject({ title: 'Calculators & E-Tools', canonicalPath: '/calculators-e-tools' }),
  );
  expect(reported.notFound).toBe(0);
});

test('a tool that nobody has is no page', async () => {
  const { reported } = open('perpetual-motion');
  await waitFor(() => expect(reported.notFound).toBe(1));
});

test('an address says the case: what is shown follows from it, and its canonical address is the tool’s', async () => {
  const { reported } = open('bearing-life', '?type=deep-groove&C=55.3&Fr=8&n=3000&d=25');
  expect(screen.getByRole('heading', { level: 1, name: 'Bearing life' })).toBeInTheDocument();
  expect(result().getByRole('status')).toHaveTextContent('1,835 h');
  await waitFor(() =>
    expect(reported.heads[0]).toMatchObject({ canonicalPath: '/calculators-e-tools/bearing-life', title: 'Bearing life' }),
  );
});

test('the result leads to the list of what fits', async () => {
  open('bearing-life', '?C=55.3&Fr=8&n=3000&d=25&hours=1835');
  const link = await screen.findByRole('link', { name: /Bearings with .*d = 25 mm/ });
  expect(link.getAttribute('href')).toMatch(
    /^\/bearings\/ball-bearings\/deep-groove\.html\?f\.bore_diameter=bore_diameter-1&f\.dynamic_load_kn=55\.3_\*$/,
  );
});

test('the answer follows while somebody types, in Arabic digits as well', async () => {
  open('bearing-life');
  await type('Dynamic load rating C', '٥٥٫٣');
  await type('Radial load Fᵣ', '8');
  await type('Speed n', '3,000');
  expect(result().getByRole('status')).toHaveTextContent('1,835 h');
  expect(screen.getByLabelText('Dynamic load rating C')).toHaveValue('٥٥٫٣');
});

test.each([
  ['', 'Enter a number.'],
  ['abc', 'This is not a number.'],
  ['0', /^Enter a number above \u20660\u00a0kN\u2069\.$/],
  ['-3', /^Enter a number above/],
  ['99999999999', /^Enter \u2066100,000\u00a0kN\u2069 or less\.$/],
  ['٠', /^Enter a number above/],
  ['-٣', /^Enter a number above/],
])('bad input 13: "%s" is told by the field', async (typed, message) => {
  open('bearing-life');
  await type('Dynamic load rating C', typed);
  expect(screen.getByLabelText('Dynamic load rating C')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Dynamic load rating C')).toBeInvalid();
  expect(result().getByText('Check the marked fields: the result follows.')).toBeInTheDocument();
});

test('own factors are asked for where the table does not have them', async () => {
  open('bearing-life');
  expect(screen.queryByLabelText('Radial factor X')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Bearing'), 'roller');
  expect(screen.getByLabelText('Radial factor X')).toHaveValue('1');
  expect(screen.queryByLabelText('Static load rating C₀')).toBeNull();
});

test('a bearing without load, pulleys that touch: said by the field that can mend it', async () => {
  open('bearing-life', '?Fr=0');
  expect(screen.getByLabelText('Radial load Fᵣ')).toHaveAccessibleDescription(/Without a load/);
});

test('belt: standard length, drawing, list of belts around it', async () => {
  open('belt-length', '?section=SPA&d1=125&d2=250&a=500&n=1450');
  expect(result().getByRole('status')).toHaveTextContent('1,597 mm');
  expect(screen.getByRole('img', { name: /to scale/ })).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: /Belts .*SPA.* around .*1,600 mm/ });
  await waitFor(() =>
    expect(link.getAttribute('href')).toBe(
      '/power-transmission/v-belts.html?f.belt_length=belt_length-0&f.belt_length=belt_length-1&f.belt_length=belt_length-2&f.belt_section=belt_section-0',
    ),
  );
  await type('Distance of the shafts a', '150');
  expect(screen.getByLabelText('Distance of the shafts a')).toHaveAccessibleDescription(/would touch/);
});

test('chain: an even number of links', async () => {
  open('chain-length', '?chain=16B&z1=19&z2=38&a=1016&n=300');
  expect(result().getByRole('status')).toHaveTextContent('110 pitches');
  await type('Teeth of the first sprocket z₁', '19.5');
  expect(screen.getByLabelText('Teeth of the first sprocket z₁')).toHaveAccessibleDescription('Enter a whole number.');
});

test('grease: conditions shorten the interval', async () => {
  open('grease', '?n=1800');
  expect(result().getByRole('status')).toHaveTextContent('9,794 h');
  await userEvent.selectOptions(screen.getByLabelText('Position of the shaft'), 'vertical');
  expect(result().getByRole('status')).toHaveTextContent('2,938 h');
});

test('units: those of the chosen quantity, and bearings with such a bore', async () => {
  open('units', '?quantity=length&unit=in&value=1');
  expect(result().getByRole('status')).toHaveTextContent('25.4 mm');
  expect(await screen.findByRole('link', { name: /Bearings with .*25.4 mm/ })).toHaveAttribute(
    'href',
    '/bearings.html?f.bore_diameter=bore_diameter-2',
  );
  await userEvent.selectOptions(screen.getByLabelText('Quantity'), 'pressure');
  expect(
    within(screen.getByLabelText('Unit'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['bar', 'psi', 'kPa', 'MPa', 'atm']);
  expect(result().getByRole('status')).toHaveTextContent('14.50377 psi');
});

test('Arabic', async () => {
  open('chain-length', '', 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'طول السلسلة' })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'النتيجة' })).getByRole('status')).toHaveTextContent('108 خطوات');
});
