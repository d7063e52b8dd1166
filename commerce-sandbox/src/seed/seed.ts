import type { Database, Queryable } from '../database/database.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedPeople } from './seed-people.ts';
import { seedStore } from './seed-store.ts';

export type Progress = (message: string) => void;

/** Fills an empty database; does nothing to one that has products. */
export async function seedIfEmpty(database: Database, progress: Progress): Promise<void> {
  const [row] = await database.query<{ seeded: boolean }>('select exists (select 1 from store_view) as seeded');
  if (row?.seeded) return;
  await database.transaction((transaction) => seed(transaction, progress));
}

/** Puts everything back to the demo data. */
export async function resetToSeed(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(`truncate store_view, country, cms_page, cms_block, category, attribute, product, company, customer, newsletter_subscriber, coupon, mail, cart, sales_order restart identity cascade`);
    await transaction.query('alter sequence order_number restart with 1');
    await seed(transaction, () => undefined);
  });
}

async function seed(target: Queryable, progress: Progress): Promise<void> {
  progress('Seeding store views and pages');
  await seedStore(target);
  progress('Seeding the catalogue');
  const products = await seedCatalog(target);
  progress(`Seeded ${products} products`);
  await seedPeople(target);
  progress('Seeded customers, a company and orders');
}
