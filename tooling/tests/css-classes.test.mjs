import { RuleTester } from 'eslint';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cssClasses } from '../eslint/css-classes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'classes-'));
writeFileSync(join(folder, 'card.module.css'), '.card { color: red }\n.card .wide-title { color: blue }\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filename = join(folder, 'card.js');
const inCard = (code) => ({ filename, code: `import styles from './card.module.css';\n${code}` });

new RuleTester().run('css-classes', /** @type {any} */ (cssClasses), {
  valid: [
    inCard('use(styles.card);'),
    inCard("use(styles['wide-title'], styles[name]);"),
    { filename, code: "import styles from './card.css';\nuse(styles.side);" },
    { filename, code: 'use(styles.side);' },
  ],
  invalid: [
    { ...inCard('use(styles.side);'), errors: [{ messageId: 'missing', data: { sheet: './card.module.css', name: 'side' } }] },
    { ...inCard("use(styles['side']);"), errors: [{ messageId: 'missing' }] },
    { filename, code: "import styles from './other.module.css';", errors: [{ messageId: 'noSheet' }] },
  ],
});
