import { inputError, notAuthorized, notFound } from '../../platform/errors/errors.ts';
import { present } from '../../platform/errors/present.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo, pageOf } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { productSource } from '../catalog/product-source.ts';
import { productsFor } from '../catalog/request-loaders.ts';
import { addReview, reviewsOfCustomer, type Review } from './reviews.ts';

/** The platform's rating of that name; its five values are numbered 16 to 20 there. */
const RATING_ID = 4;
const FIRST_VALUE_ID = 16;
const RATING_NAME = { en: 'Rating', ar: 'التقييم' } as const;
const PERCENT_PER_STAR = 20;
const LONGEST = { nickname: 128, summary: 255, text: 10_000 } as const;

/** A review as the platform shows it. */
export function reviewSource(context: RequestContext, review: Omit<Review, 'id'>): SourceOf<'ProductReview'> {
  return {
    average_rating: (review.rating ?? 0) * PERCENT_PER_STAR,
    created_at: timestamp(review.createdAt),
    nickname: review.nickname,
    summary: review.summary,
    text: review.text,
    ratings_breakdown: review.rating === null ? [] : [{ name: RATING_NAME[context.store.language], value: String(review.rating) }],
    product: async () => {
      const product = await productsFor(context).byId.load(review.productId);
      return productSource(present(product));
    },
  };
}

/** A page of reviews. */
export function reviewsPage(context: RequestContext, reviews: readonly Omit<Review, 'id'>[], input: Input): SourceOf<'ProductReviews'> {
  const pageSize = input.number('pageSize') ?? 20;
  const currentPage = input.number('currentPage') ?? 1;
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  return {
    items: pageOf(reviews, currentPage, pageSize).map((review) => reviewSource(context, review)),
    page_info: pageInfo(currentPage, pageSize, reviews.length),
  };
}

const query = resolve('Query')({
  productReviewRatingsMetadata: (_source, _input, context) => ({
    items: [
      {
        id: uid(RATING_ID),
        name: RATING_NAME[context.store.language],
        values: [1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), value_id: uid(FIRST_VALUE_ID + stars - 1) })),
      },
    ],
  }),
});

/** The stars of the shop's rating; votes on others count for nothing, as in the platform. */
function starsOf(values: Input): number | undefined {
  const vote = values.list('ratings').find((candidate) => idOf(candidate.text('id')) === RATING_ID);
  const stars = (idOf(vote?.text('value_id')) ?? 0) - FIRST_VALUE_ID + 1;
  return stars >= 1 && stars <= 5 ? stars : undefined;
}

const mutation = resolve('Mutation')({
  createProductReview: async (_source, input, context) => {
    if (context.customerId === undefined) throw notAuthorized("Guest customers aren't allowed to add product reviews.");
    const values = input.object('input');
    const sku = values.text('sku') ?? '';
    const product = await productsFor(context).bySku.load(sku);
    if (!product) throw notFound(`Could not find a product with SKU "${sku}"`);
    const written = (name: keyof typeof LONGEST): string => {
      const text = values.text(name)?.trim() ?? '';
      if (text === '') throw inputError(`Required parameter "${name}" is missing`);
      return text.slice(0, LONGEST[name]);
    };
    const review = await addReview(context.database, {
      productId: product.id,
      storeId: context.store.id,
      customerId: context.customerId,
      nickname: written('nickname'),
      summary: written('summary'),
      text: written('text'),
      rating: starsOf(values),
    });
    return { review: reviewSource(context, present(review)) };
  },
});

const customer = resolve('Customer')({
  reviews: async (self, input, context) =>
    reviewsPage(context, self.id === context.customerId ? await reviewsOfCustomer(context.database, self.id) : [], input),
});

const product = resolve('ProductInterface')({
  reviews: async (source, input, context) => reviewsPage(context, await productsFor(context).reviews.load(source.id), input),
});

export const reviewResolvers: readonly TypeResolvers[] = [query, mutation, customer, product];
