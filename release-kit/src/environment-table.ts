import type { Variables } from './environment';

const BEGIN = '<!-- variables: `npm run readme` writes this table -->';
const END = '<!-- /variables -->';

/** The text of a README with the table of the variables between its two markers. Throws where it has none. */
export function withTable(readme: string, variables: Variables): string {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The README needs the lines "${BEGIN}" and "${END}".`);
  return `${before}${BEGIN}\n\n${tableOf(variables)}\n\n${END}${after}`;
}

function tableOf(variables: Variables): string {
  const rows = Object.entries(variables).map(([name, { takes, otherwise = '–', about }]) => [`\`${name}\``, takes, otherwise, about]);
  return [['variable', 'takes', 'default', 'meaning'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
