import { choice, list, number, onOrOff, port, quoted, readEnvironment, secret, text, variable, wholeNumber } from './environment';
import { withTable } from './environment-table';

const VARIABLES = {
  PORT: variable(port, { default: 8080, about: 'Where it listens.' }),
  WAIT_S: variable(number({ most: 60 }), { default: 0.5, unit: 's', about: 'How long it waits.' }),
  SOCKET: variable(wholeNumber({ least: 3 }), { example: 3, about: 'A socket.' }),
  LEVEL: variable(choice('low', 'high'), { default: 'low', about: 'How much.' }),
  CONTROL: variable(onOrOff, { default: true, empty: false, about: 'Whether it is controlled | watched.' }),
  HOSTS: variable(
    list('hosts', (part) => part),
    { default: ['a', 'b'], about: 'Who may come.' },
  ),
  NAME: variable(text, { otherwise: 'of the machine', about: 'What it is called.' }),
  KEY: variable(secret({ least: 8 }), { about: 'What opens it.' }),
};

test('values have the types of their declarations; what is not set is the default, or undefined', () => {
  const values: { PORT: number; SOCKET: number | undefined; LEVEL: 'low' | 'high'; HOSTS: string[] } = readEnvironment(VARIABLES, {
    PORT: ' 9000 ',
    HOSTS: 'x, y',
    OTHER: 'is nobody’s',
  });
  expect(values).toEqual({
    PORT: 9000,
    WAIT_S: 0.5,
    SOCKET: undefined,
    LEVEL: 'low',
    CONTROL: true,
    HOSTS: ['x', 'y'],
    NAME: undefined,
    KEY: undefined,
  });
});

test('an empty text is the default, unless the declaration says what it stands for', () => {
  for (const empty of ['', ' \t']) {
    const env = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, empty]));
    expect(readEnvironment(VARIABLES, env)).toEqual({ ...readEnvironment(VARIABLES, {}), CONTROL: false });
  }
});

test('all that cannot be meant is told in one error, a line each; a secret is not', () => {
  const env = { PORT: '80\n81', WAIT_S: '61', SOCKET: 'NaN', LEVEL: 'x'.repeat(500), CONTROL: '1', KEY: 'opensit' };
  expect(() => readEnvironment(VARIABLES, env)).toThrow(
    new Error(
      [
        'PORT is "80\\n81": a whole number from 0 to 65535 is wanted, such as 8080.',
        'WAIT_S is "61": a number from 0 to 60 is wanted, such as 0.5.',
        'SOCKET is "NaN": a whole number of 3 or more is wanted, such as 3.',
        `LEVEL is "${'x'.repeat(99)}…: one of low, high is wanted.`,
        'CONTROL is "1": on or off is wanted.',
        'KEY must have at least 8 characters.',
      ].join('\n'),
    ),
  );
});

test('the table has a row for each variable, between the markers of a README', () => {
  const [begin, end] = ['<!-- variables: `npm run readme` writes this table -->', '<!-- /variables -->'];
  const written = withTable(`before\n${begin}\nold\n${end}\nafter`, VARIABLES);
  expect(written).toBe(
    `before
${begin}

| variable | takes | default | meaning |
| --- | --- | --- | --- |
| \`PORT\` | port | \`8080\` | Where it listens. |
| \`WAIT_S\` | number, 0 to 60 (s) | \`0.5\` | How long it waits. |
| \`SOCKET\` | whole number, 3 or more | – | A socket. |
| \`LEVEL\` | \`low\`, \`high\` | \`low\` | How much. |
| \`CONTROL\` | \`on\` or \`off\` | \`on\` | Whether it is controlled \\| watched. |
| \`HOSTS\` | hosts, with commas between | \`a,b\` | Who may come. |
| \`NAME\` | text | of the machine | What it is called. |
| \`KEY\` | secret of 8 characters or more | – | What opens it. |

${end}
after`,
  );
  expect(withTable(written, VARIABLES)).toBe(written);
  expect(() => withTable('no markers', VARIABLES)).toThrow('needs the lines');
});

test.each([
  ['an address with a password', 'https://user:secret@shop.example/a', '"https://…@shop.example/a"'],
  ['one that forgot its slashes', 'user:secret@shop.example', '"user:…@shop.example"'],
  ['a key instead of its file', '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADAN', 'the text of a key'],
  ['what is too long', 'a'.repeat(200), `"${'a'.repeat(99)}…`],
  ['something else', { a: 1 }, '{"a":1}'],
])('%s is told without what is nobody’s to read', (_what, given, told) => expect(quoted(given)).toBe(told));
