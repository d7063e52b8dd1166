import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { renderPage, type Answers } from 'shared-platform/testing';
import { bearing, labelsAnswer, productAnswer } from '../../../testing/sample-products';
import page from '../product-page';
import type { ProductReviewsQuery } from './product-reviews.graphql.ts';

const params = { urlKey: 'deep-groove-ball-bearing-6205-2rs', path: '/deep-groove-ball-bearing-6205-2rs.html' };
const CUSTOMER = {
  status: 'customer',
  expiresAt: 0,
  isKept: true,
  customer: { email: 'a@example.com', firstName: 'Sara', lastName: 'Ali', isSubscribed: false, isCompanyAccount: false },
} as const;
const COUNT = 6;

const review = (number: number) => ({
  __typename: 'ProductReview' as const,
  average_rating: 80,
  summary: `Summary ${number}`,
  text: '<b>Not bold</b>\nSecond line',
  nickname: 'نورة',
  created_at: '2026-04-02 10:00:00',
});

/** Six reviews, five to a page. */
const reviewsAnswer = ({ page: number }: { page: number }, count = COUNT): ProductReviewsQuery => ({
  storeConfig: { __typename: 'StoreConfig', allow_guests_to_write_product_reviews: '0' },
  products: {
    __typename: 'Products',
    items: [
      {
        __typename: 'SimpleProduct',
        uid: bearing.uid,
        rating_summary: count > 0 ? 80 : 0,
        review_count: count,
        reviews: {
          __typename: 'ProductReviews',
          items: Array.from({ length: Math.min(count - (number - 1) * 5, 5) }, (_, index) => review((number - 1) * 5 + index + 1)),
          page_info: { __typename: 'SearchResultPageInfo', current_page: number, total_pages: Math.ceil(count / 5) },
        },
      },
    ],
  },
});

const RATINGS = {
  productReviewRatingsMetadata: {
    __typename: 'ProductReviewRatingsMetadata',
    items: [
      {
        __typename: 'ProductReviewRatingMetadata',
        id: 'NA==',
        name: 'Rating',
        values: [1, 2, 3, 4, 5].map((stars) => ({
          __typename: 'ProductReviewRatingValueMetadata',
          value: String(stars),
          value_id: `value-${stars}`,
        })),
      },
    ],
  },
};

let isNear = true;
beforeEach(() => {
  isNear = true;
  Object.assign(window, {
    requestIdleCallback: (action: () => void) => {
      action();
      return 0;
    },
    cancelIdleCallback: () => undefined,
  });
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe = () => this.callback([{ isIntersecting: isNear } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

interface Options {
  count?: number;
  isEnabled?: boolean;
  isCustomer?: boolean;
  isOnline?: boolean;
  answers?: Answers;
}

async function show({ count = COUNT, isEnabled = true, isCustomer = false, isOnline = true, answers = {} }: Options = {}) {
  const host = createStubHost();
  if (isCustomer) host.set.session.set(CUSTOMER);
  if (!isOnline) host.set.connectivity.set({ isOnline, hasBeenOffline: true });
  const asked: number[] = [];
  renderPage(page, {
    host,
    params,
    answers: {
      ProductPage: {
        ...productAnswer(bearing),
        storeConfig: { __typename: 'StoreConfig', product_reviews_enabled: isEnabled ? '1' : '0' },
      },
      AttributeLabels: labelsAnswer,
      ProductReviews: (variables: { page: number }) => {
        asked.push(variables.page);
        return reviewsAnswer(variables, count);
      },
      ReviewRatings: RATINGS,
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { host, asked };
}

const section = () => within(document.getElementById('reviews') as HTMLElement);

test('the average in numbers and stars, then each review as text', async () => {
  await show();
  expect(await section().findByRole('img', { name: '4.0 of 5 stars' })).toBeInTheDocument();
  expect(section().getByText('6 reviews')).toBeInTheDocument();
  const [first] = await section().findAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('heading', { name: 'Summary 1' })).toBeInTheDocument();
  expect(first).toHaveTextContent('<b>Not bold</b> Second line');
  expect(first).toHaveTextContent('Apr 2, 2026');
  expect(within(first as HTMLElement).getByText('نورة').tagName).toBe('BDI');
});

test('the next page follows the first on demand', async () => {
  const { asked } = await show();
  const more = await section().findByRole('button', { name: 'Show more reviews' });
  expect(asked).not.toContain(2);
  await userEvent.click(more);
  expect(await section().findByRole('heading', { name: 'Summary 6' })).toBeInTheDocument();
  expect(section().getByRole('heading', { name: 'Summary 1' })).toBeInTheDocument();
  expect(section().queryByRole('button', { name: 'Show more reviews' })).toBeNull();
});

test('nothing is asked before a reader comes near', async () => {
  isNear = false;
  const { asked } = await show();
  expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('without a connection nothing is asked for; it comes with it', async () => {
  const { host, asked } = await show({ isOnline: false });
  expect(asked).toEqual([]);
  act(() => host.set.connectivity.set({ isOnline: true, hasBeenOffline: true }));
  expect(await section().findByText('6 reviews')).toBeInTheDocument();
});

test('a store without reviews has no heading for them', async () => {
  await show({ isEnabled: false });
  expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
});

test('guests are led to sign in, and come back to the reviews', async () => {
  await show({ count: 0 });
  expect(await section().findByText('Nobody has reviewed this product yet.')).toBeInTheDocument();
  expect(section().getByRole('link', { name: 'Sign in to write a review' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/sign-in\?from=.*%23reviews$/),
  );
});

test('what did not come can be asked for again', async () => {
  let isDown = true;
  await show({
    answers: {
      ProductReviews: (variables: { page: number }) => {
        return isDown ? new Error('down') : reviewsAnswer(variables);
      },
    },
  });
  expect(await section().findByRole('alert')).toHaveTextContent('The reviews could not be loaded.');
  isDown = false;
  await userEvent.click(section().getByRole('button', { name: 'Try again' }));
  expect(await section().findByText('6 reviews')).toBeInTheDocument();
});

describe('writing', () => {
  const open = async (answer: unknown) => {
    const sent: unknown[] = [];
    const { host } = await show({
      isCustomer: true,
      answers: {
        CreateReview: (variables: unknown) => {
          sent.push(variables);
          return answer;
        },
      },
    });
    await userEvent.click(await section().findByRole('button', { name: 'Write a review' }));
    return { host, sent, dialog: within(screen.getByRole('dialog')) };
  };

  test('a rating, a headline and words are sent, and it is said that they are read first', async () => {
    const { host, sent, dialog } = await open({ createProductReview: { review: { summary: 'Good' } } });
    expect(dialog.getByRole('textbox', { name: /Name that is shown/ })).toHaveValue('Sara');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /Rating/ }), '4 stars');
    await userEvent.type(dialog.getByRole('textbox', { name: /Headline/ }), ' Good ');
    await userEvent.type(dialog.getByRole('textbox', { name: /Your review/ }), 'Runs quietly.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send review' }));
    expect(sent).toEqual([
      {
        input: {
          sku: '6205-2RS',
          nickname: 'Sara',
          summary: 'Good',
          text: 'Runs quietly.',
          ratings: [{ id: 'NA==', value_id: 'value-4' }],
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.callsOf('toasts.add')).toEqual([[{ type: 'success', message: 'Thank you. Your review is shown once we have read it.' }]]);
  });

  test('what is missing is said at its field, and nothing is sent', async () => {
    const { sent, dialog } = await open({});
    await dialog.findByRole('combobox', { name: /Rating/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Send review' }));
    expect(dialog.getByRole('combobox', { name: /Rating/ })).toBeInvalid();
    expect(dialog.getByRole('textbox', { name: /Headline/ })).toBeInvalid();
    expect(dialog.getByRole('textbox', { name: /Your review/ })).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('a refusal is said in the dialog, and what was typed stays', async () => {
    const { dialog } = await open(new Error('The review is refused.'));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /Rating/ }), '4 stars');
    await userEvent.type(dialog.getByRole('textbox', { name: /Headline/ }), 'Good');
    await userEvent.type(dialog.getByRole('textbox', { name: /Your review/ }), 'Quiet.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send review' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Headline/ })).toHaveValue('Good');
  });
});
