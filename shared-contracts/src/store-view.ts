export interface StoreView {
  code: string;
  id: number;
  /** EN or AR: names the view. */
  name: string;
  locale: 'en_US' | 'ar_SA' | 'ar_MA';
  groupCode: string;
  groupName: string;
  sortOrder: number;
  currency: string;
  mediaBase: string;
  categorySuffix: string;
  productSuffix: string;
}
