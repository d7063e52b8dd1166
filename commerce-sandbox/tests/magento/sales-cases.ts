import { gives, refuses, upTo, type Case } from './case.ts';

const GUEST = "The current customer isn't authorized.";
const orders = (args: string, answer: string): string => `{customer{orders(${args}){${answer}}}}`;
const cancel = (input: string): string => `mutation{cancelOrder(input:{${input}}){error errorV2{code} order{status}}}`;

const NUMBERS = 'total_count items{number}';
const sales: readonly Case[] = [
  refuses('Sales/InvoiceTest::testOrdersQueryNotAuthorized', '{customer{orders{items{increment_id grand_total}}}}', GUEST),
  gives(
    'Sales/InvoiceTest::testSingleInvoiceForLoggedInCustomerQuery',
    orders(
      'filter:{status:{eq:"Complete"}},pageSize:1',
      'items{order_number status invoices{id number items{product_name product_sku product_sale_price{value} quantity_invoiced} total{subtotal{value} grand_total{value} total_shipping{value} shipping_handling{total_amount{value}}}}}',
    ),
    {
      customer: {
        orders: {
          items: [
            {
              status: 'Complete',
              invoices: [
                {
                  number: expect.any(String),
                  items: expect.arrayContaining([expect.objectContaining({ quantity_invoiced: expect.any(Number) })]),
                  total: { grand_total: { value: expect.any(Number) } },
                },
              ],
            },
          ],
        },
      },
    },
    { as: 'shopper' },
  ),
  gives(
    'Sales/CustomerOrders/OrderShipmentsTest::testGetOrderShipment',
    orders(
      'filter:{status:{eq:"Complete"}},pageSize:1',
      'items{shipments{id number tracking{title number carrier} comments{message} items{product_sku quantity_shipped}}}',
    ),
    {
      customer: {
        orders: {
          items: [
            {
              shipments: [
                {
                  number: expect.any(String),
                  items: expect.arrayContaining([expect.objectContaining({ quantity_shipped: expect.any(Number) })]),
                },
              ],
            },
          ],
        },
      },
    },
    { as: 'shopper' },
  ),
  gives(
    'Sales/CreditmemoTest::testCreditMemoForLoggedInCustomerQuery',
    orders(
      'filter:{status:{eq:"Closed"}},pageSize:1',
      'items{credit_memos{number items{product_sku quantity_refunded} total{grand_total{value} adjustment{value}}}}',
    ),
    {
      customer: {
        orders: {
          items: [{ credit_memos: [{ items: [{ quantity_refunded: expect.any(Number) }], total: { adjustment: { value: 0 } } }] }],
        },
      },
    },
    { as: 'shopper' },
  ),
  gives(
    'Sales/RetrieveOrdersByOrderNumberTest::testGetCustomerOrdersSimpleProductQuery',
    orders('filter:{number:{eq:"000000001"}}', `${NUMBERS} page_info{current_page page_size total_pages}`),
    {
      customer: {
        orders: { total_count: 1, items: [{ number: '000000001' }], page_info: { current_page: 1, page_size: 20, total_pages: 1 } },
      },
    },
    { as: 'shopper' },
  ),
  gives(
    'Sales/RetrieveOrdersByOrderNumberTest::testGetMatchingCustomerOrders',
    orders('filter:{number:{match:"0000"}}', 'items{number}'),
    { customer: { orders: { items: expect.arrayContaining([{ number: '000000001' }]) } } },
    { as: 'shopper' },
  ),
  refuses(
    'Sales/RetrieveOrdersByOrderNumberTest::testGetMatchingOrdersForLowerQueryLength',
    orders('filter:{number:{match:"00"}}', NUMBERS),
    'Invalid match filter. Minimum length is 3.',
    { as: 'shopper' },
  ),
  gives(
    'Sales/RetrieveOrdersByOrderNumberTest::testGetMultipleCustomerOrdersQueryWithDefaultPagination',
    orders('filter:{number:{in:["000000001","000000002"]}},sort:{sort_field:NUMBER,sort_direction:ASC}', NUMBERS),
    { customer: { orders: { total_count: 2, items: [{ number: '000000001' }, { number: '000000002' }] } } },
    { as: 'shopper' },
  ),
  refuses(
    'Sales/RetrieveOrdersByOrderNumberTest::testGetCustomerOrdersUnauthorizedCustomer',
    orders('filter:{number:{eq:"000000001"}}', NUMBERS),
    GUEST,
  ),
  gives(
    'Sales/RetrieveOrdersByOrderNumberTest::testGetCustomerNonExistingOrderQuery',
    orders('filter:{number:{eq:"300000008"}}', NUMBERS),
    { customer: { orders: { total_count: 0, items: [] } } },
    { as: 'shopper' },
  ),
  gives(
    'Sales/RetrieveOrdersByOrderNumberTest::testGetCustomerOrdersWithWrongCustomer',
    orders('filter:{number:{eq:"000000001"}}', NUMBERS),
    { customer: { orders: { total_count: 0, items: [] } } },
    { as: 'admin' },
  ),
  gives(
    'Sales/RetrieveOrdersByOrderNumberTest::testCustomerOrderWithTaxesExcludedOnShipping totals',
    orders(
      'filter:{number:{eq:"000000001"}}',
      'items{total{base_grand_total{value currency} grand_total{value currency} total_shipping{value} total_tax{value} taxes{amount{value} title rate} subtotal{value} shipping_handling{total_amount{value} taxes{rate}}}}',
    ),
    {
      customer: { orders: { items: [{ total: { grand_total: { value: expect.any(Number), currency: 'SAR' }, taxes: [{ rate: 15 }] } }] } },
    },
    { as: 'shopper' },
  ),
  refuses('Sales/OrdersTest::testOrdersPageZero', orders('currentPage:0', NUMBERS), 'currentPage value must be greater than 0.', {
    as: 'shopper',
  }),
  refuses('Sales/OrdersTest::testOrdersPageSizeZero', orders('pageSize:0', NUMBERS), 'pageSize value must be greater than 0.', {
    as: 'shopper',
  }),
  gives(
    'Sales/OrdersTest::testOrdersQuery',
    '{customerOrders{items{id increment_id created_at grand_total status}}}',
    { customerOrders: { items: expect.arrayContaining([expect.objectContaining({ increment_id: '000000001' })]) } },
    { as: 'shopper' },
  ),
  refuses('Sales/OrdersTest::testOrdersQueryNotAuthorized', '{customerOrders{items{increment_id}}}', GUEST),
  gives(
    'Sales/DateOfFirstOrderResolverTest::testGetCustomerOrdersGlobalScope date of first order',
    orders('pageSize:1', 'date_of_first_order'),
    { customer: { orders: { date_of_first_order: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) } } },
    { as: 'shopper' },
  ),
  gives(
    'Sales/DateOfFirstOrderResolverTest::testGetCustomerOrdersStoreScope none',
    orders('pageSize:1', 'date_of_first_order'),
    { customer: { orders: { date_of_first_order: null } } },
    { as: 'admin' },
  ),
  gives(
    'Sales/OrderIsVirtualTest::testCustomerOrderIsNotVirtual',
    orders('pageSize:1', 'items{is_virtual}'),
    { customer: { orders: { items: [{ is_virtual: false }] } } },
    { as: 'shopper' },
  ),
  gives(
    'Sales/OrderCustomerInfoTest::testOrderCustomerInfoField',
    orders('filter:{number:{eq:"000000001"}}', 'items{customer_info{firstname lastname}}'),
    { customer: { orders: { items: [{ customer_info: { firstname: expect.any(String), lastname: expect.any(String) } }] } } },
    { as: 'shopper' },
  ),
  gives(
    'Sales/OrderAvailableActionTest::testCustomerOrderAvailableActions Complete status',
    orders('filter:{status:{eq:"Complete"}},pageSize:1', 'items{available_actions}'),
    { customer: { orders: { items: [{ available_actions: expect.arrayContaining(['REORDER']) }] } } },
    { as: 'shopper' },
  ),
  gives(
    'Sales/OrderAvailableActionTest::testCustomerOrderAvailableActions pending status',
    orders('filter:{status:{eq:"Pending"}},pageSize:1', 'items{available_actions}'),
    { customer: { orders: { items: [{ available_actions: expect.arrayContaining(['REORDER', 'CANCEL']) }] } } },
    { as: 'shopper' },
  ),
  gives(
    'Sales/OrderStatusChangeDateTest::testOrderStatusChangeDateWithStatusChange',
    orders('pageSize:1', 'items{order_status_change_date}'),
    { customer: { orders: { items: [{ order_status_change_date: expect.any(String) }] } } },
    { as: 'shopper' },
  ),
  gives(
    'Sales/ReorderTest::testReorderMutation',
    'mutation{reorderItems(orderNumber:"000000001"){userInputErrors{path code} cart{email total_quantity items{quantity product{sku}}}}}',
    { reorderItems: { cart: { email: 'shopper@example.com' } } },
    { as: 'shopper' },
  ),
  refuses('Sales/ReorderTest::testReorderWithoutAuthorisedCustomer', 'mutation{reorderItems(orderNumber:"000000001"){cart{id}}}', GUEST),
  refuses(
    'Sales/ReorderTest::testReorderOfUnknownOrder',
    'mutation{reorderItems(orderNumber:"999999999"){cart{id}}}',
    'Cannot find order number "999999999" for current customer.',
    { as: 'shopper' },
  ),
  refuses(
    'Sales/ReorderTest::testReorderOfAnotherCustomer',
    'mutation{reorderItems(orderNumber:"000000001"){cart{id}}}',
    'Cannot find order number "000000001" for current customer.',
    { as: 'admin' },
  ),
  refuses(
    'Sales/GuestOrderTest::testGuestOrderIncorrectEmail',
    '{guestOrder(input:{number:"000000001",email:"incorrect@example.com",lastname:"x"}){number}}',
    "We couldn't locate an order with the information provided.",
  ),
  refuses(
    'Sales/GuestOrderTest::testGuestOrderIncorrectEmail unknown number',
    '{guestOrder(input:{number:"999999999",email:"a@example.com",lastname:"x"}){number}}',
    "We couldn't locate an order with the information provided.",
  ),
  refuses(
    'Sales/GuestOrderByTokenTest::testGuestOrderIncorrectToken',
    '{guestOrderByToken(input:{token:"incorrect"}){number}}',
    "We couldn't locate an order with the information provided.",
  ),
  refuses(
    'OrderCancellation/CancelOrderTest::testAttemptToCancelOrderWhenMissingReason',
    cancel('order_id:9999999'),
    'Field CancelOrderInput.reason of required type String! was not provided.',
    { as: 'shopper' },
  ),
  refuses(
    'OrderCancellation/CancelOrderTest::testAttemptToCancelOrderWhenMissingOrderId',
    cancel('reason:"Other"'),
    'Field CancelOrderInput.order_id of required type ID! was not provided.',
    { as: 'shopper' },
  ),
  gives(
    'OrderCancellation/CancelOrderTest::testAttemptToCancelNonExistingOrder',
    cancel('order_id:99999999,reason:"Other"'),
    { cancelOrder: { error: "The entity that was requested doesn't exist. Verify the entity and try again.", order: null } },
    { as: 'shopper' },
  ),
  gives(
    'OrderCancellation/CancelOrderTest::testAttemptToCancelOrderFromAnotherCustomer',
    cancel('order_id:1,reason:"Sample reason"'),
    { cancelOrder: { error: 'Current user is not authorized to cancel this order', order: null } },
    { as: 'admin' },
  ),
  gives(
    'OrderCancellation/CancelOrderTest::testAttemptToCancelOrderWithSomeStatuses',
    cancel('order_id:1,reason:"Other"'),
    {
      cancelOrder: {
        error: expect.stringMatching(/^Order already closed, complete, cancelled or on hold$/),
        order: { status: expect.any(String) },
      },
    },
    { as: 'shopper' },
  ),
  refuses('OrderCancellation/CancelOrderTest::testCancelOrderAsGuest', cancel('order_id:1,reason:"Other"'), GUEST),
];

const cardsAndReviews: readonly Case[] = [
  gives(
    'Vault/CustomerPaymentTokensTest::testGetCustomerPaymentTokens',
    '{customerPaymentTokens{items{public_hash details payment_method_code type}}}',
    {
      customerPaymentTokens: {
        items: [{ public_hash: expect.any(String), details: expect.any(String), payment_method_code: expect.any(String), type: 'card' }],
      },
    },
    { as: 'shopper' },
  ),
  refuses(
    'Vault/CustomerPaymentTokensTest::testGetCustomerPaymentTokensIfUserIsNotAuthorized',
    '{customerPaymentTokens{items{public_hash}}}',
    GUEST,
  ),
  refuses(
    'Vault/CustomerPaymentTokensTest::testDeletePaymentTokenIfUserIsNotAuthorized',
    'mutation{deletePaymentToken(public_hash:"ksdfk392ks"){result}}',
    GUEST,
  ),
  refuses(
    'Vault/CustomerPaymentTokensTest::testDeletePaymentTokenInvalidPublicHash',
    'mutation{deletePaymentToken(public_hash:"ksdfk392ks"){result}}',
    'Could not find a token using public hash: ksdfk392ks',
    { as: 'shopper' },
  ),
  refuses(
    'Vault/CustomerPaymentTokensTest::testGetCustomerPaymentTokens gateway_token',
    '{customerPaymentTokens{items{gateway_token}}}',
    'Cannot query field "gateway_token" on type "PaymentToken".',
    { as: 'shopper' },
  ),
  refuses(
    'Review/CreateProductReviewsTest::testAddProductReviewGuestIsNotAllowed',
    'mutation{createProductReview(input:{sku:"6204",nickname:"John",summary:"S",text:"T",ratings:[{id:"NA==",value_id:"MjA="}]}){review{nickname}}}',
    "Guest customers aren't allowed to add product reviews.",
  ),
  gives(
    'Review/CreateProductReviewsTest::testCustomerAddProductReviews Logged In Customer',
    'mutation{createProductReview(input:{sku:"6204",nickname:"John",summary:"Summary Test",text:"Text Test",ratings:[{id:"NA==",value_id:"MTg="}]}){review{nickname summary text average_rating ratings_breakdown{name value}}}}',
    {
      createProductReview: {
        review: {
          nickname: 'John',
          summary: 'Summary Test',
          text: 'Text Test',
          average_rating: 60,
          ratings_breakdown: [{ name: 'Rating', value: '3' }],
        },
      },
    },
    { as: 'shopper' },
  ),
  gives(
    'Review/GetProductReviewsTest::testProductReviewRatingsMetadata',
    '{productReviewRatingsMetadata{items{id name values{value_id value}}}}',
    {
      productReviewRatingsMetadata: {
        items: [{ id: 'NA==', values: [{ value: '1' }, { value: '2' }, { value: '3' }, { value: '4' }, { value: '5' }] }],
      },
    },
  ),
  gives(
    'Review/GetProductReviewsTest::testProductReviewRatings',
    '{products(filter:{sku:{eq:"6205-2RS"}}){items{review_count rating_summary reviews(pageSize:2,currentPage:1){items{nickname summary text average_rating} page_info{page_size current_page}}}}}',
    {
      products: {
        items: [
          {
            review_count: expect.any(Number),
            rating_summary: expect.any(Number),
            reviews: { page_info: { page_size: 2, current_page: 1 } },
          },
        ],
      },
    },
  ),
  refuses(
    'Review/GetProductReviewsTest::testReviewsPageZero',
    '{products(filter:{sku:{eq:"6205-2RS"}}){items{reviews(pageSize:2,currentPage:0){items{nickname}}}}}',
    'currentPage value must be greater than 0.',
  ),
  refuses('Review/GetProductReviewsTest::testCustomerReviewsGuest', '{customer{reviews{items{nickname}}}}', GUEST),
  gives('CompareList/CompareListTest::testCreateCompareListWithoutProducts', 'mutation{createCompareList{uid item_count}}', {
    createCompareList: { uid: expect.stringMatching(/^\w{32}$/), item_count: 0 },
  }),
  gives(
    'CompareList/CompareListTest::testCreateCompareListWithProducts',
    'mutation{createCompareList(input:{products:["251","255"]}){items{product{sku}}}}',
    { createCompareList: { items: [{}, {}] } },
  ),
  gives(
    'CompareList/CompareListTest::testAddProductToCompareList attributes',
    'mutation{createCompareList(input:{products:["251","255"]}){attributes{code label}}}',
    {
      createCompareList: {
        attributes: expect.arrayContaining([
          { code: 'sku', label: 'SKU' },
          { code: 'description', label: 'Description' },
          { code: 'short_description', label: 'Short Description' },
        ]),
      },
    },
  ),
  gives('CompareList/CompareListTest::testGetCompareListUnknown', '{compareList(uid:"00000000000000000000000000000000"){uid}}', {
    compareList: null,
  }),
];

const content: readonly Case[] = [
  gives(
    'Cms/CmsPageTest::testGetCmsPageByIdentifier',
    '{cmsPage(identifier:"home"){identifier url_key title content content_heading page_layout meta_title}}',
    { cmsPage: { identifier: 'home', url_key: 'home' } },
  ),
  gives('Cms/CmsPageTest::testGetCmsPageById', '{cmsPage(id:1){identifier title}}', { cmsPage: { identifier: expect.any(String) } }),
  refuses('Cms/CmsPageTest::testGetCmsPageWithoutId', '{cmsPage{title}}', 'Page id/identifier should be specified'),
  refuses('Cms/CmsPageTest::testGetCmsPageByNonExistentId', '{cmsPage(id:0){title}}', 'The CMS page with the "0" ID doesn\'t exist.'),
  refuses(
    'Cms/CmsPageTest::testGetCmsPageByNonExistentIdentifier',
    '{cmsPage(identifier:""){title}}',
    'The CMS page with the "" ID doesn\'t exist.',
  ),
  refuses(
    'Cms/CmsPageTest::testGetDisabledCmsPageByIdentifier',
    '{cmsPage(identifier:"not-there"){title}}',
    'The CMS page with the "not-there" ID doesn\'t exist.',
  ),
  refuses(
    'Cms/CmsBlockTest::testGetCmsBlocksWithoutIdentifiers',
    '{cmsBlocks(identifiers:[]){items{title}}}',
    '"identifiers" of CMS blocks should be specified',
  ),
  refuses(
    'Cms/CmsBlockTest::testGetCmsBlockByNonExistentIdentifier',
    '{cmsBlocks(identifiers:["nonexistent_id"]){items{title}}}',
    'The CMS block with the "nonexistent_id" ID doesn\'t exist.',
  ),
  gives(
    'CatalogUrlRewrite/RouteTest::testProductUrlResolver',
    '{route(url:"deep-groove-ball-bearing-6205-2rs.html"){relative_url type redirect_code ... on SimpleProduct{sku}}}',
    { route: { relative_url: 'deep-groove-ball-bearing-6205-2rs.html', type: 'PRODUCT', redirect_code: 0, sku: '6205-2RS' } },
  ),
  gives('CatalogUrlRewrite/RouteTest::testCategoryUrlResolver', '{route(url:"bearings.html"){relative_url type redirect_code}}', {
    route: { relative_url: 'bearings.html', type: 'CATEGORY', redirect_code: 0 },
  }),
  gives('CmsUrlRewrite/RouteTest::testCMSPageUrlResolver', '{route(url:"home"){relative_url type redirect_code}}', {
    route: { relative_url: 'home', type: 'CMS_PAGE', redirect_code: 0 },
  }),
  gives('CatalogUrlRewrite/RouteTest::testInvalidUrlResolverInput', '{route(url:"does-not-exist.html"){type}}', { route: null }),
  gives(
    'UrlRewrite/RouteTest::testUrlRewriteCleansCacheForCustomRewrites redirect',
    '{route(url:"old-bearings"){relative_url redirect_code}}',
    { route: { relative_url: 'bearings.html', redirect_code: 301 } },
  ),
  gives(
    'CatalogUrlRewrite/RouteTest::testProductUrlWithNonSeoFriendlyUrlInput',
    '{route(url:"catalog/product/view/id/255"){type relative_url}}',
    {
      route: { type: 'PRODUCT', relative_url: expect.stringMatching(/\.html$/) },
    },
  ),
  gives(
    'CatalogUrlRewrite/RouteTest::testProductUrlWithNonSeoFriendlyUrlInput category',
    '{route(url:"catalog/category/view/id/3"){type relative_url}}',
    {
      route: { type: 'CATEGORY', relative_url: 'bearings.html' },
    },
  ),
  gives(
    'CatalogUrlRewrite/UrlResolverTest::testProductUrlResolver',
    '{urlResolver(url:"deep-groove-ball-bearing-6205-2rs.html"){id relative_url type redirectCode}}',
    { urlResolver: { relative_url: 'deep-groove-ball-bearing-6205-2rs.html', type: 'PRODUCT', redirectCode: 0 } },
  ),
  gives(
    'CatalogUrlRewrite/UrlResolverTest::testProductUrlWithCanonicalUrlInput',
    '{urlResolver(url:"catalog/product/view/id/255"){id type}}',
    {
      urlResolver: { id: 255, type: 'PRODUCT' },
    },
  ),
  gives(
    'CatalogUrlRewrite/UrlResolverTest::testProductUrlWithCanonicalUrlInput category',
    '{urlResolver(url:"catalog/category/view/id/3"){id type}}',
    {
      urlResolver: { id: 3, type: 'CATEGORY' },
    },
  ),
  gives('CatalogUrlRewrite/UrlResolverTest::testInvalidUrlResolverInput', '{urlResolver(url:"catalog/category/view/id/999999"){id}}', {
    urlResolver: null,
  }),
  gives('CatalogUrlRewrite/UrlResolverTest::testCategoryUrlWithLeadingSlash', '{urlResolver(url:"/bearings.html"){type}}', {
    urlResolver: { type: 'CATEGORY' },
  }),
  gives('CmsUrlRewrite/UrlResolverTest::testResolveSlash', '{urlResolver(url:"/"){type relative_url}}', {
    urlResolver: { type: 'CMS_PAGE', relative_url: 'home' },
  }),
  refuses('UrlRewrite/UrlResolverTest::testEmptyUrl', '{urlResolver(url:""){id}}', '"url" argument should be specified and not empty'),
  gives(
    'Store/StoreConfigResolverTest::testGetStoreConfig',
    '{storeConfig{id code store_code store_name store_sort_order is_default_store website_id website_code website_name locale base_currency_code default_display_currency_code timezone weight_unit}}',
    {
      storeConfig: {
        id: 1,
        code: 'default',
        store_code: 'default',
        is_default_store: true,
        website_code: 'base',
        locale: 'en_US',
        base_currency_code: 'SAR',
        timezone: 'Asia/Riyadh',
        weight_unit: 'kgs',
      },
    },
  ),
  gives(
    'Tax/StoreConfigResolverTest::testGetStoreConfig',
    '{storeConfig{shopping_cart_display_price shopping_cart_display_shipping shopping_cart_display_subtotal shopping_cart_display_grand_total shopping_cart_display_full_summary shopping_cart_display_zero_tax}}',
    {
      storeConfig: {
        shopping_cart_display_price: 2,
        shopping_cart_display_shipping: 2,
        shopping_cart_display_grand_total: true,
        shopping_cart_display_full_summary: true,
        shopping_cart_display_zero_tax: false,
      },
    },
  ),
  gives(
    'SalesRule/CartRulesStoreConfigTest::testCartRulesGraphQlStoreConfig',
    '{storeConfig{share_all_sales_rule share_applied_sales_rule}}',
    {
      storeConfig: { share_all_sales_rule: false, share_applied_sales_rule: true },
    },
  ),
  gives('Store/AvailableStoresTest::testDefaultWebsiteAvailableStoreConfigs', '{availableStores{id code locale}}', {
    availableStores: [
      { id: 1, code: 'default', locale: 'en_US' },
      { id: 2, code: 'arabic', locale: 'ar_SA' },
    ],
  }),
  refuses('Store/StoreValidatorTest::testInvalidStoreHeader non_existing', '{storeConfig{code}}', 'Requested store is not found', {
    headers: { store: 'not_existing_store' },
  }),
  gives(
    'Directory/CurrencyTest::testGetCurrency',
    '{currency{base_currency_code base_currency_symbol default_display_currency_code available_currency_codes exchange_rates{currency_to rate}}}',
    {
      currency: {
        base_currency_code: 'SAR',
        default_display_currency_code: 'SAR',
        available_currency_codes: ['SAR'],
        exchange_rates: [{ currency_to: 'SAR', rate: 1 }],
      },
    },
  ),
  gives(
    'Directory/CountriesTest::testGetCountries',
    '{countries{id two_letter_abbreviation three_letter_abbreviation full_name_locale full_name_english available_regions{id code name}}}',
    {
      countries: expect.arrayContaining([
        expect.objectContaining({ id: 'SA', two_letter_abbreviation: 'SA', three_letter_abbreviation: 'SAU' }),
      ]),
    },
  ),
  gives('Directory/CountryTest::testGetCountry', '{country(id:"SA"){id full_name_english available_regions{code}}}', {
    country: { id: 'SA', full_name_english: 'Saudi Arabia' },
  }),
  refuses('Directory/CountryTest::testGetCountryNotFoundException', '{country(id:"BLAH"){id}}', "The country isn't available."),
  refuses('Directory/CountryTest::testMissedInputParameterException', '{country{id}}', 'Country "id" value should be specified'),
];

const QUERY = '{products(filter:{sku:{eq:"6204"}}){items{id name sku}}}';
const caching: readonly Case[] = [
  gives(
    'PageCache/VarnishTest::testCacheResultForGuest',
    QUERY,
    {},
    { headers: { store: 'default' }, sends: { 'x-magento-cache-id': /^[0-9a-f]{64}$/, 'cache-control': /public/ } },
  ),
  gives(
    'PageCache/VarnishTest::testCacheResultForGuestWithOutdatedCacheId',
    QUERY,
    {},
    { headers: { 'x-magento-cache-id': '0'.repeat(64) }, sends: { 'cache-control': /no-store/ } },
  ),
  gives(
    'PageCache/CacheTagTest::testCacheTagsAndCacheDebugHeaderForProducts',
    QUERY,
    {},
    { headers: { store: 'default' }, sends: { 'x-magento-tags': /FPC/ } },
  ),
  gives(
    'PageCache/CacheTagTest::testCacheTagsAndCacheDebugHeaderForProducts tags of the product',
    QUERY,
    {},
    { headers: { store: 'default' }, sends: { 'x-magento-tags': /cat_p,cat_p_\d+/ } },
  ),
  gives(
    'PageCache/CacheTagTest::testCacheTagForCategoriesWithProduct',
    '{category(id:3){id}}',
    {},
    { headers: { store: 'default' }, sends: { 'x-magento-tags': /cat_c,cat_c_3/ } },
  ),
  gives(
    'PageCache/Cms/PageCacheTest::testCacheTagsHaveExpectedValue',
    '{cmsPage(identifier:"home"){title}}',
    {},
    { headers: { store: 'default' }, sends: { 'x-magento-tags': /cms_p,cms_p_\d+/ } },
  ),
  gives(
    'PageCache/Quote/Guest/CartCacheTest::testCartIsNotCached',
    '{cart(cart_id:"$cart"){id}}',
    {},
    { given: ['line'], headers: { store: 'default' }, sends: { 'cache-control': /no-store/ } },
  ),
  refuses('PageCache/CacheableMutationTest::testMutationByGet', 'GET V1/nothing', 'Request does not match any route.', { status: 404 }),
];

const cart = 'V1/guest-carts';
const SHIPPING =
  '{"addressInformation":{"shipping_address":{"firstname":"A","lastname":"B","street":["1"],"city":"Riyadh","region_id":1101,"region_code":"SA-01","region":"Riyadh","postcode":"12214","country_id":"SA","telephone":"501234567"},"shipping_carrier_code":"flatrate","shipping_method_code":"flatrate"}}';
const restCalls: readonly Case[] = [
  gives('REST:Quote/Api/GuestCartManagementTest::testCreate', `POST ${cart}`, expect.stringMatching(/^\w{32}$/), { status: 200 }),
  gives(
    'REST:Quote/Api/GuestCartRepositoryTest::testGetCart',
    `GET ${cart}/$cart`,
    {
      id: expect.any(Number),
      is_active: true,
      is_virtual: false,
      items_count: 1,
      items_qty: 2,
      items: [{ sku: '6204', qty: 2 }],
      currency: { base_currency_code: 'SAR' },
      customer_is_guest: true,
    },
    { given: ['line'], status: 200 },
  ),
  refuses(
    'REST:Quote/Api/GuestCartRepositoryTest::testGetCartThrowsExceptionIfThereIsNoCartWithProvidedId',
    `GET ${cart}/unknownCart`,
    'No such entity with',
    { status: 404 },
  ),
  gives(
    'REST:Quote/Api/GuestCartTotalRepositoryTest::testGetTotals',
    `GET ${cart}/$cart/totals`,
    {
      base_currency_code: 'SAR',
      quote_currency_code: 'SAR',
      items_qty: 2,
      shipping_discount_amount: 0,
      items: [{ qty: 2, tax_percent: 15 }],
    },
    { given: upTo('method'), status: 200 },
  ),
  refuses('REST:Quote/Api/GuestCartTotalRepositoryTest::testGetTotalsWithAbsentQuote', `GET ${cart}/unknownCart/totals`, 'No such entity', {
    status: 404,
  }),
  gives(
    'REST:Quote/Api/GuestPaymentMethodManagementTest::testGetList',
    `GET ${cart}/$cart/payment-methods`,
    [{ code: 'cashondelivery' }, { code: 'banktransfer' }],
    { given: upTo('ship'), status: 200 },
  ),
  gives(
    'REST:Quote/Api/GuestShipmentEstimationTest::testEstimateByExtendedAddress',
    `POST ${cart}/$cart/estimate-shipping-methods {"address":{"country_id":"SA","region_id":1101,"postcode":"12214"}}`,
    [{ carrier_code: 'flatrate', method_code: 'flatrate', available: true }, { carrier_code: 'tablerate' }],
    { given: ['line'], status: 200 },
  ),
  gives(
    'REST:Checkout/Api/GuestShippingInformationManagementTest::testDifferentAddresses',
    `POST ${cart}/$cart/shipping-information ${SHIPPING}`,
    { payment_methods: [{}, {}], totals: { base_currency_code: 'SAR' } },
    { given: ['line'], status: 200 },
  ),
  refuses(
    'REST:Checkout/Api/GuestShippingInformationManagementTest::testEmptyCart',
    `POST ${cart}/$cart/shipping-information ${SHIPPING}`,
    "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    { status: 400 },
  ),
  refuses(
    'REST:Checkout/Api/GuestShippingInformationManagementTest::testUnknownCarrier',
    `POST ${cart}/$cart/shipping-information ${SHIPPING.replace('"flatrate","shipping_method_code":"flatrate"', '"noway","shipping_method_code":"noway"')}`,
    'Carrier with such method not found: %1, %2',
    { given: ['line'], status: 400 },
  ),
  refuses(
    'REST:Checkout/Api/PaymentInformationManagementTest::testGuestAsksForMine',
    'GET V1/carts/mine',
    "The consumer isn't authorized to access %resources.",
    { status: 401 },
  ),
  gives('REST:Quote/Api/CartManagementTest::testCreateEmptyCartForCustomer', 'POST V1/carts/mine', expect.anything(), {
    as: 'shopper',
    status: 200,
  }),
  gives(
    'REST:Quote/Api/CartRepositoryTest::testGetMyCart',
    'GET V1/carts/mine',
    { is_active: true, customer_is_guest: false },
    { as: 'shopper', status: 200 },
  ),
  gives(
    'REST:Quote/Api/CartTotalRepositoryTest::testGetMyTotals',
    'GET V1/carts/mine/totals',
    { base_currency_code: 'SAR' },
    { as: 'shopper', status: 200 },
  ),
  gives(
    'REST:Checkout/Api/GuestPaymentInformationManagementTest::testGetPaymentInformation',
    `GET ${cart}/$cart/payment-information`,
    { payment_methods: [{}, {}], totals: {} },
    { given: upTo('method'), status: 200 },
  ),
  gives(
    'REST:Checkout/Api/GuestPaymentInformationManagementTest::testSavePaymentInformationAndPlaceOrder',
    `POST ${cart}/$cart/payment-information {"email":"guest@example.com","paymentMethod":{"method":"cashondelivery"}}`,
    expect.anything(),
    { given: upTo('bill'), status: 200 },
  ),
  refuses('REST:Framework/RoutingTest::testNoRoute', 'GET V1/nowhere', 'Request does not match any route.', { status: 404 }),
];

export const salesCases: readonly Case[] = [...sales, ...cardsAndReviews, ...content, ...caching, ...restCalls];
