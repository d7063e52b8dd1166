import type { Database, Queryable } from '../../platform/database/database.ts';
import { seedFingerprint } from './fingerprint.ts';
import { putBack, rememberSeed, wasSeededBy } from './reset.ts';
import { seedBranches } from './seed-branches.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedPeople } from './seed-people.ts';
import { seedStore } from './seed-store.ts';

export type Progress = (message: string) => void;

/** Tables that visitors write to. What references one of them is emptied along with it; a table that does not is named here. */
const CHANGING_TABLES = 'company, customer, newsletter_subscriber, coupon, mail, cart, sales_order, job_application, upload_token';
/** The rest of the demo data: the same until a new version of the sandbox makes others. */
const LASTING_TABLES = 'store_view, country, cms_page, cms_block, category, attribute, product, search_word, store_location, vacancy';

/** Fills an empty database; does nothing to one that has store views. */
export async function seedIfEmpty(database: Database, progress: Progress): Promise<void> {
  const [row] = await database.query<{ seeded: boolean; known: boolean }>(
    'select exists (select 1 from store_view) as seeded, exists (select 1 from seed_state) as known',
  );
  if (row?.seeded && row.known) {
    if (!(await wasSeededBy(database, seedFingerprint())))
      progress('The demo data are of another version; POST /_sandbox/reset makes them anew');
    return;
  }
  // Data from before versions were counted lack what today's queries read.
  if (row?.seeded) return resetToSeed(database, progress);
  await database.transaction((transaction) => seed(transaction, progress));
  await database.script('analyze');
}

/** Puts everything back to the demo data. The catalogue is made again only where another version has made it. */
export async function resetToSeed(database: Database, progress: Progress = () => undefined): Promise<void> {
  const isCurrent = await wasSeededBy(database, seedFingerprint());
  await database.transaction(async (transaction) => {
    await transaction.query(`truncate ${CHANGING_TABLES}${isCurrent ? '' : `, ${LASTING_TABLES}`} restart identity cascade`);
    await transaction.query('alter sequence order_number restart with 1');
    await transaction.query('alter sequence return_number restart with 1');
    await transaction.query('alter sequence purchase_order_number restart with 1');
    if (!isCurrent) return seed(transaction, progress);
    await putBack(transaction);
    await seedChanging(transaction);
  });
  if (!isCurrent) await database.script('analyze');
}

async function seed(target: Queryable, progress: Progress): Promise<void> {
  progress('Seeding store views and pages');
  await seedStore(target);
  await seedBranches(target);
  progress('Seeding the catalogue');
  const products = await seedCatalog(target, progress);
  progress(`Seeded ${products} products`);
  await rememberSeed(target, seedFingerprint());
  await seedChanging(target);
  progress('Seeded customers, a company and orders');
}

/** What visitors change: customers, companies, orders, coupons. */
async function seedChanging(target: Queryable): Promise<void> {
  await target.query(
    `insert into coupon (code, label_en, label_ar, percent, active) values ('WELCOME10', 'Welcome: 10% off', 'ترحيب: خصم 10%', 10, true)`,
  );
  await seedPeople(target);
}
