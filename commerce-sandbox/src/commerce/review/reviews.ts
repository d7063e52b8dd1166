import type { Queryable } from '../../platform/database/database.ts';

export interface Review {
  readonly id: number;
  readonly productId: number;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  /** 1 to 5; null when no rating was given. */
  readonly rating: number | null;
  readonly createdAt: Date;
}

const SELECT_REVIEW = 'select id, product_id as "productId", nickname, summary, text, rating, created_at as "createdAt" from review';

/** What a customer wrote, approved or not, the newest first. */
export function reviewsOfCustomer(target: Queryable, customerId: number): Promise<readonly Review[]> {
  return target.query<Review>(`${SELECT_REVIEW} where customer_id = $1 order by created_at desc, id desc`, [customerId]);
}

export interface NewReview {
  readonly productId: number;
  readonly storeId: number;
  readonly customerId: number;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly rating: number | undefined;
}

/** Keeps a review for approval. */
export async function addReview(target: Queryable, review: NewReview): Promise<Review | undefined> {
  const [added] = await target.query<Review>(
    `insert into review (product_id, store_id, customer_id, nickname, summary, text, rating, approved) values ($1, $2, $3, $4, $5, $6, $7, false)
     returning id, product_id as "productId", nickname, summary, text, rating, created_at as "createdAt"`,
    [review.productId, review.storeId, review.customerId, review.nickname, review.summary, review.text, review.rating ?? null],
  );
  return added;
}
