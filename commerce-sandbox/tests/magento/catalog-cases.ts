import { gives, refuses, type Case } from './case.ts';

const products = (args: string, answer: string): string => `{products(${args}){${answer}}}`;
const one = (sku: string, answer: string): string => products(`filter:{sku:{eq:"${sku}"}}`, `items{${answer}}`);
const item = (data: unknown): unknown => ({ products: { items: [data] } });
const categories = (filter: string, answer = 'id uid name url_key url_path children_count path position'): string =>
  `{categoryList(filters:{${filter}}){${answer}}}`;
const PRICES =
  'price_range{minimum_price{regular_price{value currency} final_price{value} discount{amount_off percent_off}} maximum_price{final_price{value}}}';
const money = { value: expect.any(Number), currency: 'SAR' };

const search: readonly Case[] = [
  gives('Catalog/ProductSearchTest::testFilterForNonExistingCategory', products('filter:{category_id:{eq:"99999999"}}', 'filters{name}'), {
    products: { filters: [] },
  }),
  gives(
    'Catalog/ProductSearchTest::testFilterLn',
    products(
      'filter:{sku:{in:["6204","6205-2RS"]}},pageSize:4,currentPage:1,sort:{name:DESC}',
      'items{sku} filters{name filter_items_count request_var filter_items{label value_string items_count}}',
    ),
    { products: { items: [{}, {}], filters: expect.arrayContaining([expect.objectContaining({ request_var: 'price' })]) } },
  ),
  gives(
    'Catalog/ProductSearchTest::testFilterByCategoryIdAndCustomAttribute',
    products('filter:{category_uid:{eq:"Mw=="}},pageSize:3', 'total_count page_info{page_size current_page total_pages}'),
    { products: { total_count: expect.any(Number), page_info: { page_size: 3, current_page: 1 } } },
  ),
  gives(
    'Catalog/ProductSearchTest::testFilterWithinSpecificPriceRangeSortedByNameDesc',
    products(
      'filter:{price:{from:"1",to:"500"},sku:{in:["6204","6205-2RS"]},name:{match:"bearing"}},pageSize:4,currentPage:1,sort:{name:DESC}',
      'items{sku} total_count page_info{page_size current_page}',
    ),
    { products: { items: [{ sku: '6205-2RS' }, { sku: '6204' }], total_count: 2, page_info: { page_size: 4, current_page: 1 } } },
  ),
  refuses(
    'Catalog/ProductSearchTest::testSearchWithFilterWithPageSizeEqualTotalCount',
    products('filter:{sku:{in:["6204","6205-2RS"]}},pageSize:2,currentPage:2', 'items{sku}'),
    'currentPage value 2 specified is greater than the 1 page(s) available',
  ),
  gives(
    'Catalog/ProductSearchTest::testFilterByMultipleFilterFieldsSortedByMultipleSortFields',
    products(
      'filter:{price:{to:"500"},sku:{in:["6204","6205-2RS"]}},pageSize:4,currentPage:1,sort:{price:ASC,name:ASC}',
      'total_count page_info{page_size current_page} sort_fields{default options{value label}}',
    ),
    {
      products: {
        total_count: 2,
        page_info: { page_size: 4, current_page: 1 },
        sort_fields: { default: 'position', options: expect.arrayContaining([expect.objectContaining({ value: 'position' })]) },
      },
    },
  ),
  refuses(
    'Catalog/ProductSearchTest::testInvalidCurrentPage',
    products('filter:{sku:{eq:"6204"}},pageSize:4,currentPage:0', 'items{sku}'),
    'currentPage value must be greater than 0',
  ),
  refuses(
    'Catalog/ProductSearchTest::testInvalidPageSize',
    products('filter:{sku:{eq:"6204"}},pageSize:0,currentPage:1', 'items{sku}'),
    'pageSize value must be greater than 0',
  ),
  refuses(
    'Catalog/ProductSearchTest::testProductQueryUsingFromAndToFilterInput missing',
    '{products{items{sku}}}',
    "'search' or 'filter' input argument is required.",
  ),
  gives(
    'Catalog/ProductSearchTest::testFilterProductsBySingleCategoryId',
    products('filter:{category_id:{eq:"3"}},pageSize:2', 'items{sku} total_count'),
    { products: { items: [{}, {}] } },
  ),
  gives(
    'Catalog/ProductSearchTest::testFilteringForProductsFromMultipleCategories',
    products('filter:{category_id:{in:["3","4","12"]}}', 'total_count'),
    { products: { total_count: expect.any(Number) } },
  ),
  gives(
    'Catalog/ProductSearchTest::testFilterByExactSkuAndSortByPriceDesc',
    products('filter:{sku:{eq:"6204"}}', 'items{sku} total_count'),
    {
      products: { items: [{ sku: '6204' }], total_count: 1 },
    },
  ),
  gives(
    'Catalog/ProductSearchTest::testFilterProductsThatAreOutOfStockWithConfigSettings',
    products('filter:{sku:{eq:"6204"}},pageSize:20', 'items{sku name} total_count'),
    { products: { items: [{ sku: '6204' }], total_count: 1 } },
  ),
  gives(
    'Catalog/ProductSearchTest::testFilterByExactUrlKey',
    products('filter:{url_key:{eq:"deep-groove-ball-bearing-6205-2rs"}}', 'items{sku url_key}'),
    { products: { items: [{ sku: '6205-2RS', url_key: 'deep-groove-ball-bearing-6205-2rs' }] } },
  ),
  gives(
    'Catalog/ProductSearchTest::testFilterByUrlKeyIn',
    products('filter:{url_key:{in:["deep-groove-ball-bearing-6205-2rs","nothing"]}}', 'total_count'),
    { products: { total_count: 1 } },
  ),
  gives('Catalog/ProductSearchTest::testSearchNothing', products('search:"qqqqzzzzxxxx"', 'items{sku} total_count'), {
    products: { items: [], total_count: 0 },
  }),
  gives('Catalog/ProductSearchTest::testFilterOfUnknownSku', products('filter:{sku:{eq:"not_existing_sku"}}', 'items{sku} total_count'), {
    products: { items: [], total_count: 0 },
  }),
  gives(
    'Catalog/ProductSearchTest::testSortByPosition ascending',
    products('filter:{category_id:{eq:"3"}},sort:{position:ASC},pageSize:5', 'items{sku}'),
    { products: { items: [{}, {}, {}, {}, {}] } },
  ),
  gives(
    'Catalog/ProductSearchTest::testSortByPosition descending',
    products('filter:{category_id:{eq:"3"}},sort:{position:DESC},pageSize:5', 'items{sku}'),
    { products: { items: [{}, {}, {}, {}, {}] } },
  ),
  gives(
    'Catalog/ProductSearchTest::testSearchAndSortByRelevance',
    products('search:"6205",sort:{relevance:DESC},pageSize:1', 'items{sku}'),
    {
      products: { items: [{}] },
    },
  ),
  gives(
    'Catalog/ProductSearchTest::testSearchSortFieldsHaveRelevance',
    products('search:"6205",pageSize:1', 'sort_fields{default options{value}}'),
    { products: { sort_fields: { default: 'relevance', options: expect.arrayContaining([{ value: 'relevance' }]) } } },
  ),
  refuses(
    'Catalog/ProductSearchTest::testPageSizeBeyondMaximum',
    products('filter:{category_id:{eq:"3"}},pageSize:500', 'total_count'),
    'Maximum pageSize is 300',
  ),
  gives(
    'Catalog/ProductSearchAggregationsTest::testAggregationPriceRanges',
    products('filter:{category_id:{eq:"3"}}', 'aggregations{attribute_code label count options{label value count}}'),
    { products: { aggregations: expect.arrayContaining([expect.objectContaining({ attribute_code: 'price' })]) } },
  ),
  gives(
    'Catalog/ProductSearchCategoryAggregationsTest::testFetchCategoriesWhenDisplayCategoryEnabled',
    products('search:"bearing"', 'aggregations{attribute_code}'),
    { products: { aggregations: expect.arrayContaining([{ attribute_code: 'category_uid' }]) } },
  ),
  gives(
    'Catalog/ProductSearchPriceFilterTest::testProductSearchPriceFilter from only',
    products('filter:{price:{from:"999999"}}', 'total_count'),
    {
      products: { total_count: 0 },
    },
  ),
  gives(
    'Catalog/ProductSearchNameFilterTest::testProductSearchNameFilter',
    products('filter:{name:{match:"6205-2RS"}},pageSize:1', 'items{sku}'),
    {
      products: { items: [{}] },
    },
  ),
  gives(
    'Catalog/ProductInMultipleStoresTest::testProductFromSpecificAndDefaultStore default',
    one('6205-2RS', 'name'),
    item({ name: expect.stringMatching(/[a-z]/) }),
  ),
  gives(
    'Catalog/ProductInMultipleStoresTest::testProductFromSpecificAndDefaultStore second',
    one('6205-2RS', 'name'),
    item({ name: expect.stringMatching(/[\u0600-\u06ff]/) }),
    { headers: { store: 'arabic' } },
  ),
  refuses(
    'Store/StoreValidatorTest::testInvalidStoreHeader non_existing products',
    one('6205-2RS', 'name'),
    'Requested store is not found',
    {
      headers: { store: 'non_existent_store' },
    },
  ),
];

const views: readonly Case[] = [
  gives(
    'Catalog/ProductViewTest::testQueryAllFieldsSimpleProduct',
    one('6205-2RS', 'id uid sku name type_id attribute_set_id created_at updated_at url_key stock_status __typename'),
    item({
      sku: '6205-2RS',
      type_id: 'simple',
      attribute_set_id: 4,
      __typename: 'SimpleProduct',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      stock_status: 'IN_STOCK',
    }),
  ),
  gives(
    'Catalog/ProductViewTest::testQueryMediaGalleryEntryFieldsSimpleProduct',
    one('6205-2RS', 'media_gallery_entries{disabled file id label media_type position types}'),
    item({ media_gallery_entries: [{ disabled: false, media_type: 'image', position: 1 }] }),
  ),
  gives(
    'Catalog/ProductImageTest::testProductWithBaseImage',
    one('6205-2RS', 'image{url label}'),
    item({ image: { url: expect.stringMatching(/^http/), label: expect.any(String) } }),
  ),
  gives(
    'Catalog/MediaGalleryTest::testProductSmallImageUrlWithExistingImage',
    one('6205-2RS', 'small_image{url}'),
    item({ small_image: { url: expect.stringMatching(/^http/) } }),
  ),
  gives(
    'Catalog/MediaGalleryTest::testMediaGalleryTypesAreCorrect',
    one('6205-2RS', 'media_gallery{__typename url label position disabled}'),
    item({ media_gallery: [{ __typename: 'ProductImage', position: 1, disabled: false }] }),
  ),
  gives(
    'Catalog/ProductCanonicalUrlTest::testProductWithCanonicalLinksMetaTagSettingsEnabled',
    one('6205-2RS', 'canonical_url'),
    item({ canonical_url: 'deep-groove-ball-bearing-6205-2rs.html' }),
  ),
  gives(
    'Catalog/UrlRewritesTest::testProductWithNoCategoriesAssigned',
    one('6205-2RS', 'url_key url_rewrites{url parameters{name value}}'),
    item({ url_rewrites: [{ url: 'deep-groove-ball-bearing-6205-2rs.html', parameters: [{ name: 'id' }] }] }),
  ),
  gives(
    'Catalog/ProductTextAttributesTest::testProductTextAttributes',
    one('6205-2RS', 'description{html} short_description{html}'),
    item({ description: { html: expect.any(String) }, short_description: { html: expect.any(String) } }),
  ),
  gives(
    'Catalog/ProductFragmentTest::testSimpleProductNamedFragment',
    '{products(filter:{sku:{eq:"6204"}}){items{...BasicProductInformation}}} fragment BasicProductInformation on ProductInterface{sku name}',
    item({ sku: '6204' }),
  ),
  gives(
    'Catalog/ProductFragmentTest::testSimpleProductInlineFragment',
    one('6204', '... on ProductInterface{sku name}'),
    item({ sku: '6204' }),
  ),
  gives(
    'Catalog/ProductHasOptionsTest::testSimpleProductOptions',
    one('6204', '... on SimpleProduct{options{title}}'),
    item({ options: null }),
  ),
  gives(
    'Catalog/ProductPriceTest::testProductWithSinglePrice',
    one('NU210-E', PRICES),
    item({ price_range: { minimum_price: { regular_price: money, discount: { amount_off: 0, percent_off: 0 } } } }),
  ),
  gives(
    'Catalog/ProductPriceTest::testSimpleProductsWithSpecialPriceAndTierPrice special',
    one('UCP205', `special_price ${PRICES}`),
    item({
      special_price: expect.any(Number),
      price_range: { minimum_price: { discount: { amount_off: expect.any(Number), percent_off: expect.any(Number) } } },
    }),
  ),
  gives(
    'Catalog/ProductPriceTest::testSimpleProductsWithSpecialPriceAndTierPrice tiers',
    one('6205-2RS', 'price_tiers{quantity final_price{value} discount{amount_off percent_off}}'),
    item({
      price_tiers: [
        { quantity: expect.any(Number), final_price: { value: expect.any(Number) }, discount: { percent_off: expect.any(Number) } },
        {},
      ],
    }),
  ),
  gives(
    'Catalog/ProductPriceTest::testMultipleProductTypes configurable',
    one('SPA-BELT', PRICES),
    item({ price_range: { minimum_price: { regular_price: money }, maximum_price: { final_price: {} } } }),
  ),
  gives(
    'Catalog/ProductPriceTest::testTierPricesForDefaultCustomerGroup',
    one('6205-2RS', 'tier_prices{customer_group_id qty value}'),
    item({ tier_prices: [{ customer_group_id: '32000' }, {}] }),
  ),
  gives(
    'Catalog/ProductPriceTest::testProductsWithTierPricesForGroups',
    one('6206', 'price_tiers{quantity}'),
    item({ price_tiers: [{ quantity: 1 }] }),
    { as: 'buyer' },
  ),
  gives(
    'Catalog/ProductRelatedProductsTest::testQueryRelatedProducts',
    one('6205-2RS', 'related_products{sku name url_key}'),
    item({ related_products: expect.any(Array) }),
  ),
  gives(
    'RelatedProduct/GetRelatedProductsTest::testQueryUpSellProducts',
    one('6205-2RS', 'upsell_products{sku}'),
    item({ upsell_products: expect.any(Array) }),
  ),
  gives(
    'RelatedProduct/GetRelatedProductsTest::testQueryCrossSellProducts',
    one('6205-2RS', 'crosssell_products{sku}'),
    item({ crosssell_products: expect.any(Array) }),
  ),
  gives(
    'Tax/ProductViewTest::testQueryAllFieldsSimpleProduct legacy prices',
    one(
      '6204',
      'price{minimalPrice{amount{value currency} adjustments{code}} regularPrice{amount{value currency}} maximalPrice{amount{currency}}}',
    ),
    item({ price: { minimalPrice: { amount: money }, regularPrice: { amount: money } } }),
  ),
  gives(
    'CatalogInventory/ProductStockStatusTest::testQueryProductStockStatusInStock',
    one('6204', 'stock_status'),
    item({ stock_status: 'IN_STOCK' }),
  ),
  gives(
    'CatalogInventory/ProductStockStatusTest::testQueryProductStockStatusOutOfStock',
    one('22220-E-K', 'stock_status'),
    item({ stock_status: 'OUT_OF_STOCK' }),
  ),
  gives(
    'CatalogInventory/ProductOnlyXLeftInStockTest::testQueryProductOnlyXLeftInStockDisabled',
    one('6204', 'only_x_left_in_stock'),
    item({ only_x_left_in_stock: null }),
  ),
  gives(
    'CatalogInventory/ProductOnlyXLeftInStockTest::testQueryProductOnlyXLeftInStockEnabled',
    one('NU210-E', 'only_x_left_in_stock'),
    item({ only_x_left_in_stock: 3 }),
  ),
  gives(
    'CatalogInventory/ProductOnlyXLeftInStockTest::testQueryProductOnlyXLeftInStockOutstock',
    one('22220-E-K', 'only_x_left_in_stock'),
    item({ only_x_left_in_stock: null }),
  ),
  gives(
    'Directory/CurrencyHeaderValidationTest::testCurrencyAllowedOnRequestedStoreIsAccepted products',
    one('6204', PRICES),
    item({ price_range: { minimum_price: { regular_price: money } } }),
    { headers: { 'content-currency': 'SAR' } },
  ),
  refuses(
    'Directory/CurrencyHeaderValidationTest::testCurrencyNotAllowedOnDefaultStoreIsRejectedWithoutStoreHeader',
    one('6204', 'sku'),
    'Please correct the target currency',
    {
      headers: { 'content-currency': 'SOMECURRENCY' },
    },
  ),
  gives(
    'ConfigurableProduct/ConfigurableProductViewTest::testQueryConfigurableProductLinks',
    one(
      'SPA-BELT',
      '__typename type_id ... on ConfigurableProduct{configurable_options{id attribute_id label position use_default attribute_code values{value_index label}} variants{product{sku} attributes{label code value_index}}}',
    ),
    item({
      __typename: 'ConfigurableProduct',
      type_id: 'configurable',
      configurable_options: [{ position: 0, values: expect.any(Array) }],
      variants: expect.any(Array),
    }),
  ),
  gives(
    'ConfigurableProduct/ConfigurableOptionsSelectionTest::testWithoutSelectedOption',
    one(
      'SPA-BELT',
      '... on ConfigurableProduct{configurable_product_options_selection{configurable_options{uid attribute_code values{uid is_available}} variant{uid} media_gallery{url disabled}}}',
    ),
    item({
      configurable_product_options_selection: {
        configurable_options: [{ values: expect.any(Array) }],
        variant: null,
        media_gallery: [{ disabled: false }],
      },
    }),
  ),
  refuses(
    'ConfigurableProduct/ConfigurableOptionsSelectionTest::testWithWrongSelectedOptions',
    one(
      'SPA-BELT',
      '... on ConfigurableProduct{configurable_product_options_selection(configurableOptionValueUids:["Y29uZmlndXJhYmxlLzEvOTk5OTk="]){variant{uid}}}',
    ),
    'configurableOptionValueUids values are incorrect',
  ),
  gives(
    'ConfigurableProduct/ConfigurableProductStockStatusTest::testConfigurableProductShowOutOfStockFalse',
    one('SPA-BELT', 'stock_status'),
    item({ stock_status: 'IN_STOCK' }),
  ),
  gives(
    'ConfigurableProduct/ConfigurableProductPriceRangeTest::testConfigurableProductPrices',
    one('SPA-BELT', `${PRICES} ... on ConfigurableProduct{variants{product{${PRICES}}}}`),
    item({ price_range: {} }),
  ),
];

const tree: readonly Case[] = [
  gives(
    'Catalog/CategoryListTest::testEmptyFiltersReturnRootCategory',
    '{categoryList{id uid name url_key url_path children_count path position}}',
    { categoryList: [{ id: 2, uid: 'Mg==', name: 'Default Category' }] },
  ),
  gives('Catalog/CategoryListTest::testFilterSingleCategoryByField ids', categories('ids:{eq:"3"}'), {
    categoryList: [{ id: 3, uid: 'Mw==', name: 'Bearings', url_key: 'bearings', url_path: 'bearings', path: '1/2/3', position: 1 }],
  }),
  gives('Catalog/CategoryListTest::testFilterSingleCategoryByField category_uid', categories('category_uid:{eq:"Mw=="}'), {
    categoryList: [{ name: 'Bearings' }],
  }),
  gives('Catalog/CategoryListTest::testFilterSingleCategoryByField url_key', categories('url_key:{eq:"bearings"}'), {
    categoryList: [{ id: 3 }],
  }),
  gives('Catalog/CategoryListTest::testFilterSingleCategoryByField name', categories('name:{match:"Thin Section"}'), {
    categoryList: [{ url_key: 'thin-section' }],
  }),
  gives('Catalog/CategoryListTest::testFilterMultipleCategoriesByField', categories('url_key:{in:["bearings","seals"]}', 'url_key'), {
    categoryList: [{ url_key: 'bearings' }, { url_key: 'seals' }],
  }),
  gives('Catalog/CategoryListTest::testFilterCategoryByMultipleFields', categories('ids:{in:["3","4","5"]},name:{match:"Ball"}', 'name'), {
    categoryList: [{ name: 'Ball Bearings' }, { name: 'Deep Groove Ball Bearings' }],
  }),
  gives('Catalog/CategoryListTest::testNoResultsFound', categories('url_key:{in:["inactive","does-not-exist"]}', 'id'), {
    categoryList: [],
  }),
  refuses(
    'Catalog/CategoryListTest::testMinimumMatchQueryLength',
    categories('name:{match:"mo"}', 'id'),
    'Invalid match filter. Minimum length is 3.',
  ),
  gives('Catalog/CategoryListTest::testCategoryImageName', categories('ids:{in:["3"]}', 'image'), {
    categoryList: [{ image: expect.stringMatching(/^http.*\/media\/catalog\/category\/bearings\.png$/) }],
  }),
  gives('Catalog/CategoryListTest::testFilterByUrlPathTopLevelCategory', categories('url_path:{eq:"bearings"}', 'url_path name'), {
    categoryList: [{ url_path: 'bearings', name: 'Bearings' }],
  }),
  gives(
    'Catalog/CategoryListTest::testFilterByUrlPathNestedCategory',
    categories('url_path:{eq:"bearings/ball-bearings/deep-groove"}', 'url_path'),
    { categoryList: [{ url_path: 'bearings/ball-bearings/deep-groove' }] },
  ),
  gives(
    'Catalog/CategoryListTest::testFilterByUrlPathMultipleCategories',
    categories('url_path:{in:["bearings/ball-bearings","inactive","seals"]}', 'url_path'),
    { categoryList: [{ url_path: 'bearings/ball-bearings' }, { url_path: 'seals' }] },
  ),
  gives(
    'Catalog/CategoryListTest::testQueryChildCategoriesWithProducts',
    categories('ids:{in:["3"]}', 'name products(pageSize:1){total_count items{sku}} children{name url_key}'),
    {
      categoryList: [
        {
          name: 'Bearings',
          products: { total_count: expect.any(Number), items: [{}] },
          children: expect.arrayContaining([{ name: 'Ball Bearings', url_key: 'ball-bearings' }]),
        },
      ],
    },
  ),
  refuses(
    'Catalog/CategoriesQuery/CategoriesPaginationTest::testCurrentPageZero',
    '{categories(currentPage:0){items{name}}}',
    'currentPage value must be greater than 0',
  ),
  refuses(
    'Catalog/CategoriesQuery/CategoriesPaginationTest::testPageSizeZero',
    '{categories(pageSize:0){items{name}}}',
    'pageSize value must be greater than 0',
  ),
  refuses(
    'Catalog/CategoriesQuery/CategoriesPaginationTest::testCurrentPageTooLarge',
    '{categories(filters:{url_key:{in:["bearings","seals","tools"]}},pageSize:2,currentPage:6){items{name}}}',
    'currentPage value 6 specified is greater than the 2 page(s) available',
  ),
  gives(
    'Catalog/CategoriesQuery/CategoriesPaginationTest::testPageSize',
    '{categories(filters:{url_key:{in:["bearings","seals","tools"]}},pageSize:2){total_count page_info{current_page page_size total_pages} items{url_key}}}',
    {
      categories: {
        total_count: 3,
        page_info: { current_page: 1, page_size: 2, total_pages: 2 },
        items: [{ url_key: 'bearings' }, { url_key: 'seals' }],
      },
    },
  ),
  gives(
    'Catalog/CategoriesQuery/CategoriesPaginationTest::testCurrentPage',
    '{categories(filters:{url_key:{in:["bearings","seals","tools"]}},pageSize:2,currentPage:2){page_info{current_page} items{url_key}}}',
    { categories: { page_info: { current_page: 2 }, items: [{ url_key: 'tools' }] } },
  ),
  refuses(
    'Catalog/CategoriesQuery/CategoriesFilterTest::testMinimumMatchQueryLength',
    '{categories(filters:{name:{match:"mo"}}){items{name}}}',
    'Invalid match filter. Minimum length is 3.',
  ),
  gives('Catalog/CategoriesQuery/CategoriesFilterTest::testEmptyFiltersReturnRootCategory', '{categories{items{id name}}}', {
    categories: { items: [{ id: 2, name: 'Default Category' }] },
  }),
  gives(
    'Catalog/CategoriesQuery/CategoriesFilterTest::testNoResultsFound',
    '{categories(filters:{url_key:{in:["does-not-exist"]}}){total_count items{id}}}',
    { categories: { total_count: 0, items: [] } },
  ),
  gives(
    'Catalog/CategoriesQuery/CategoriesFilterTest::testFilterByParentId',
    '{categories(filters:{parent_id:{eq:"3"}}){items{url_path}}}',
    { categories: { items: expect.arrayContaining([{ url_path: 'bearings/ball-bearings' }]) } },
  ),
  gives('Catalog/CategoryTest::testCategoriesTree', '{category(id:2){id level children{id name url_path include_in_menu}}}', {
    category: { id: 2, level: 1, children: expect.arrayContaining([expect.objectContaining({ id: 3, url_path: 'bearings' })]) },
  }),
  refuses('Catalog/CategoryTest::testGetDisabledCategory', '{category(id:999999){id}}', "Category doesn't exist"),
  gives(
    'Catalog/CategoryTest::testBreadCrumbs',
    categories(
      'url_path:{eq:"bearings/ball-bearings/deep-groove"}',
      'breadcrumbs{category_id category_uid category_name category_level category_url_key category_url_path}',
    ),
    {
      categoryList: [
        {
          breadcrumbs: [
            {
              category_id: 3,
              category_uid: 'Mw==',
              category_name: 'Bearings',
              category_level: 2,
              category_url_key: 'bearings',
              category_url_path: 'bearings',
            },
            { category_name: 'Ball Bearings', category_level: 3 },
          ],
        },
      ],
    },
  ),
  gives('Catalog/BreadcrumbsTest::testTopCategoryHasNone', categories('ids:{eq:"3"}', 'breadcrumbs{category_id}'), {
    categoryList: [{ breadcrumbs: null }],
  }),
  gives(
    'Catalog/CategoryCanonicalUrlTest::testCategoryWithCanonicalLinksMetaTagSettingsEnabled',
    categories('ids:{eq:"3"}', 'canonical_url'),
    { categoryList: [{ canonical_url: 'bearings.html' }] },
  ),
  gives('Catalog/CategoryProductsCountTest::testCategoryWithSaleableProducts', categories('ids:{eq:"3"}', 'product_count'), {
    categoryList: [{ product_count: expect.any(Number) }],
  }),
  gives('Catalog/CategoryAnchorTest::testCategoryAnchor', categories('ids:{eq:"3"}', 'is_anchor'), { categoryList: [{ is_anchor: 1 }] }),
  refuses(
    'Catalog/CategoryTest::testCategoryProductsPageTooLarge',
    '{categoryList(filters:{ids:{eq:"3"}}){products(pageSize:20,currentPage:9999){items{sku}}}}',
    'currentPage value 9999 specified is greater than the',
  ),
];

const metadata = (attributes: string): string => `{customAttributeMetadata(attributes:[${attributes}]){items{attribute_code}}}`;
const attributes: readonly Case[] = [
  refuses(
    'Catalog/ExceptionFormatterDefaultModeTest::testEmptyAttributeInputException',
    metadata('{}'),
    'Missing attribute_code/entity_type for the input Empty AttributeInput.',
  ),
  refuses(
    'Catalog/ExceptionFormatterDefaultModeTest::testAttributeWithNoEntityTypeInputException',
    metadata('{attribute_code:"sku"}'),
    'Missing entity_type for the input attribute_code: sku.',
  ),
  refuses(
    'Catalog/ExceptionFormatterDefaultModeTest::testAttributeWithNoAttributeCodeInputException',
    metadata('{entity_type:"catalog_category"}'),
    'Missing attribute_code for the input entity_type: catalog_category.',
  ),
  refuses(
    'Catalog/ExceptionFormatterDefaultModeTest::testInvalidEntityTypeException',
    metadata('{attribute_code:"sku",entity_type:"invalid"}'),
    'Invalid entity_type specified: invalid',
  ),
  gives(
    'Catalog/ProductAttributeTypeTest::testAttributeTypeResolver',
    '{customAttributeMetadata(attributes:[{attribute_code:"manufacturer",entity_type:"catalog_product"}]){items{attribute_code attribute_type entity_type input_type}}}',
    { customAttributeMetadata: { items: [{ attribute_code: 'manufacturer', entity_type: 'catalog_product', input_type: 'select' }] } },
  ),
  gives(
    'Catalog/ProductAttributeOptionsTest::testCustomAttributeMetadataOptions',
    '{customAttributeMetadata(attributes:[{attribute_code:"manufacturer",entity_type:"catalog_product"}]){items{attribute_options{label value}}}}',
    {
      customAttributeMetadata: {
        items: [{ attribute_options: expect.arrayContaining([{ label: expect.any(String), value: expect.any(String) }]) }],
      },
    },
  ),
  gives(
    'EavGraphQl/CustomAttributesMetadataTest::testAttributeNotFound',
    '{customAttributeMetadataV2(attributes:[{attribute_code:"lorem",entity_type:"catalog_product"}]){items{code} errors{type message}}}',
    {
      customAttributeMetadataV2: {
        items: [],
        errors: [{ type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "lorem" could not be found for entity type "catalog_product".' }],
      },
    },
  ),
  gives(
    'Customer/Attribute/AttributesFormTest::testAttributesFormDoesNotExist',
    '{attributesForm(formCode:"badForm"){items{code} errors{type message}}}',
    {
      attributesForm: { items: [], errors: [{ type: 'ENTITY_NOT_FOUND', message: 'Form "badForm" could not be found.' }] },
    },
  ),
  gives(
    'Catalog/StoreConfigTest::testGetStoreConfig',
    '{storeConfig{product_url_suffix category_url_suffix title_separator list_mode grid_per_page_values grid_per_page list_per_page catalog_default_sort_by root_category_id root_category_uid}}',
    {
      storeConfig: {
        product_url_suffix: '.html',
        category_url_suffix: '.html',
        title_separator: '-',
        list_mode: 'grid-list',
        root_category_id: 2,
        root_category_uid: 'Mg==',
      },
    },
  ),
];

export const catalogCases: readonly Case[] = [...search, ...views, ...tree, ...attributes];
